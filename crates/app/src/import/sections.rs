//! Into which section a row goes: by what it says, by sex, or where the user sends the rest.

use store::{EventId, Kept, Read, Section, SectionCategory, SectionId, SectionKind, Sex};

use super::{RowProblem, RowProblemCode};
use crate::Reply;
use crate::people::folded;

/// The individual sections of an event: lists of people enter no clubs' section.
pub(super) struct Sections {
    all: Vec<Kept<Section>>,
    default: Option<SectionId>,
}

impl Sections {
    pub(super) fn of(
        read: &Read<'_>,
        event: EventId,
        default: Option<SectionId>,
    ) -> Reply<Sections> {
        let mut all = read.list::<Section>(event)?;
        all.retain(|section| section.kind == SectionKind::Individual);
        let default = default.filter(|default| all.iter().any(|section| section.id == *default));
        Ok(Sections { all, default })
    }

    pub(super) fn find(
        &self,
        said: Option<&str>,
        sex: Option<Sex>,
    ) -> Result<SectionId, RowProblem> {
        if let Some(said) = said {
            let unknown = || RowProblem {
                code: RowProblemCode::SectionUnknown,
                value: said.to_owned(),
            };
            return self.named(said).ok_or_else(unknown);
        }
        let by_sex = sex.and_then(|sex| {
            self.only(|section| match sex {
                Sex::Male => section.category == SectionCategory::Men,
                Sex::Female => section.category == SectionCategory::Women,
            })
        });
        let found = self.default.or(by_sex).or_else(|| self.only(|_| true));
        found.ok_or_else(|| RowProblem {
            code: RowProblemCode::SectionMissing,
            value: String::new(),
        })
    }

    /// A section by its title, the beginning of it, or the usual word for its category.
    fn named(&self, said: &str) -> Option<SectionId> {
        let said = folded(said);
        let title = |section: &Section| folded(&section.title);
        let category = category_of(&said);
        self.only(|section| title(section) == said)
            .or_else(|| self.only(|section| category == Some(section.category)))
            .or_else(|| {
                self.only(|section| {
                    title(section)
                        .split(' ')
                        .any(|word| word.starts_with(&said))
                })
            })
    }

    /// The one section of which this is true; none where several are.
    fn only(&self, test: impl Fn(&Section) -> bool) -> Option<SectionId> {
        let mut found = self.all.iter().filter(|section| test(section));
        match (found.next(), found.next()) {
            (Some(section), None) => Some(section.id),
            _ => None,
        }
    }
}

fn category_of(said: &str) -> Option<SectionCategory> {
    match said {
        "m" | "maschile" | "maschi" | "uomini" | "men" | "man" | "male" | "masculino"
        | "homens" => Some(SectionCategory::Men),
        "f" | "femminile" | "femmine" | "donne" | "women" | "woman" | "female" | "feminino"
        | "mulheres" => Some(SectionCategory::Women),
        "open" | "aperta" | "assoluto" | "assoluta" | "unica" | "aberta" | "aberto" => {
            Some(SectionCategory::Open)
        }
        _ => None,
    }
}
