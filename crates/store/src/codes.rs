//! Closed lists of words that the schema knows, as types. Each word is the same in SQLite, in
//! JSON and in the messages' keys.

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

macro_rules! codes {
    ($(
        $(#[$doc:meta])*
        $name:ident { $( $(#[$variant_doc:meta])* $variant:ident = $code:tt ),* $(,)? }
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
        pub enum $name {
            $( $(#[$variant_doc])* #[serde(rename = $code)] $variant ),*
        }

        impl $name {
            /// Every value, in the order of the list.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The word kept in the database.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $code),* }
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.as_str().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                match value.as_str()? {
                    $($code => Ok(Self::$variant),)*
                    other => Err(FromSqlError::Other(format!("unknown code {other:?}").into())),
                }
            }
        }
    )*};
}

codes! {
    /// Sesso: as the federation's lists have it, for men's and women's sections.
    Sex {
        /// Maschile.
        Male = "m",
        /// Femminile.
        Female = "f",
    }

    /// Gara individuale o di società.
    SectionKind {
        /// Individuale: athlete against athlete.
        Individual = "individual",
        /// Di società: team against team, board by board.
        Clubs = "clubs",
    }

    /// Categoria della gara: who may enter.
    SectionCategory {
        /// Maschile.
        Men = "men",
        /// Femminile.
        Women = "women",
        /// Aperta a tutti.
        Open = "open",
    }

    /// Ruolo di un ufficiale di gara.
    OfficialRole {
        /// Arbitro principale.
        ChiefArbiter = "chief-arbiter",
        /// Arbitro.
        Arbiter = "arbiter",
        /// Direttore di gara.
        Director = "director",
        /// Delegato della federazione.
        Delegate = "delegate",
        /// Segretario.
        Secretary = "secretary",
        /// Medico.
        Doctor = "doctor",
        /// Interprete della lingua dei segni.
        Interpreter = "interpreter",
    }

    /// Formato del logo.
    LogoKind {
        /// PNG.
        Png = "png",
        /// JPEG.
        Jpeg = "jpeg",
        /// SVG.
        Svg = "svg",
    }

    /// Voce del programma orario.
    ProgrammeKind {
        /// Ritrovo, partenza, arrivo.
        Meeting = "meeting",
        /// Compilazione dei tabelloni.
        Lots = "lots",
        /// Turni di gioco.
        Play = "play",
        /// Pausa.
        Break = "break",
        /// Premiazione.
        Prizes = "prizes",
        /// Altro.
        Other = "other",
    }

    /// Mezzo con cui è arrivato un modulo.
    Means {
        /// Fax.
        Fax = "fax",
        /// Posta.
        Post = "post",
        /// Posta elettronica.
        Email = "email",
        /// A mano.
        Hand = "hand",
        /// Altro.
        Other = "other",
    }

    /// Documento d'identità.
    DocumentKind {
        /// Carta d'identità.
        IdentityCard = "identity-card",
        /// Passaporto.
        Passport = "passport",
        /// Patente.
        DrivingLicence = "driving-licence",
        /// Tessera federale.
        FederationCard = "federation-card",
        /// Altro.
        Other = "other",
    }

    /// Stato di un'iscrizione.
    EntryStatus {
        /// In gara.
        Active = "active",
        /// Ritirata.
        Withdrawn = "withdrawn",
        /// Esclusa.
        Excluded = "excluded",
        /// Sostituita prima del primo turno.
        Replaced = "replaced",
    }

    /// Come è stato deciso un incontro senza giocare.
    DecisionKind {
        /// A sorte, in fondo alla catena degli spareggi.
        Lots = "lots",
        /// Dall'arbitro.
        Arbiter = "arbiter",
        /// Per rinuncia o assenza dell'altro.
        Forfeit = "forfeit",
        /// Nessuno dei due passa.
        BothOut = "both-out",
    }

    /// Come l'arbitro ha deciso un posto che il gioco non ha dato.
    PlaceDecisionKind {
        /// Non assegnato.
        Vacant = "vacant",
        /// A pari merito.
        Shared = "shared",
        /// A un'iscrizione.
        Entry = "entry",
    }

    /// Perché un'iscrizione non gioca più.
    DepartureKind {
        /// Rinuncia.
        Withdrawn = "withdrawn",
        /// Esclusione.
        Excluded = "excluded",
        /// Esclusione per protesi acustica (art. 12 of 2006).
        HearingAid = "hearing-aid",
    }

    /// A chi va un premio.
    PrizeKind {
        /// Ai posti indicati della classifica.
        Places = "places",
        /// A tutti i partecipanti.
        Everyone = "everyone",
        /// A chi una regola sua designa.
        Special = "special",
        /// Ai posti indicati della classifica di società.
        ClubsRanking = "clubs-ranking",
    }

    /// Che cosa ha fatto una riga del registro.
    JournalKind {
        /// Un'azione che si può annullare.
        Action = "action",
        /// Un'azione definitiva: neppure ciò che la precede si annulla più.
        Lasting = "lasting",
        /// Un annullamento.
        Undo = "undo",
        /// Un ripristino.
        Redo = "redo",
    }
}
