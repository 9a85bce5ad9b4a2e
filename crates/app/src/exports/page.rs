//! One HTML page with charts and standings, for a club's site: no script, nothing loaded from elsewhere, readable on
//! paper, on a telephone and by a screen reader.

use store::{EventId, Kept};

use super::tables::sections;
use super::words::Words;
use crate::app::local;
use crate::chart::{ChartRound, MatchCard, Part, SlotView, parts};
use crate::event::EventRef;
use crate::standings::{ClubsRankingView, StandingsView, clubs_ranking, standings_view};
use crate::{App, Reply};

/// The page and the number of sections on it.
pub(super) fn page(app: &App, event: &Kept<store::Event>, words: Words) -> Reply<(String, u32)> {
    let made = local(app.now(), &event.time_zone)
        .format("%d/%m/%Y %H:%M")
        .to_string();
    let mut html = Html::default();
    html.raw("<!DOCTYPE html>\n<html lang=\"")
        .text(&event.language)
        .raw("\">\n<head>\n<meta charset=\"utf-8\">\n");
    html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    html.element("title", &event.title)
        .raw("<style>\n")
        .raw(include_str!("page.css"))
        .raw("</style>\n</head>\n<body>\n");
    html.raw("<header>\n").element("h1", &event.title);
    html.element("p", &when_and_where(event))
        .element("p", &event.organiser)
        .raw("</header>\n<main>\n");
    let sections = sections(app, event.id)?;
    for (number, (section, title)) in (1..).zip(&sections) {
        html.raw(&format!(
            "<section aria-labelledby=\"section-{number}\">\n<h2 id=\"section-{number}\">"
        ));
        html.text(title).raw("</h2>\n");
        app.with_section_if_drawn(*section, |live| {
            match live {
                Some(live) => {
                    html.standings(&standings_view(live), words);
                    html.chart(&parts(live)?, words);
                }
                None => _ = html.element("p", &words.text("export-not-drawn")),
            }
            Ok(())
        })?;
        html.raw("</section>\n");
    }
    html.ranking(app, event.id, words)?;
    html.raw("</main>\n<footer>").element(
        "p",
        &words.with("export-page-made", &[("when", made.into())]),
    );
    html.raw("</footer>\n</body>\n</html>\n");
    Ok((html.0, sections.len() as u32))
}

fn when_and_where(event: &store::Event) -> String {
    let day = |day: chrono::NaiveDate| day.format("%d/%m/%Y").to_string();
    let days = match event.begins_on == event.ends_on {
        true => day(event.begins_on),
        false => format!("{} – {}", day(event.begins_on), day(event.ends_on)),
    };
    if event.venue.is_empty() {
        days
    } else {
        format!("{days}, {}", event.venue)
    }
}

/// Text of a page: what comes from people is always escaped.
#[derive(Default)]
struct Html(String);

impl Html {
    fn raw(&mut self, markup: &str) -> &mut Self {
        self.0.push_str(markup);
        self
    }

    fn text(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            match c {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                c => self.0.push(c),
            }
        }
        self
    }

    /// An element with a text in it; nothing where the text is empty.
    fn element(&mut self, name: &str, text: &str) -> &mut Self {
        if text.is_empty() {
            return self;
        }
        self.raw(&format!("<{name}>"))
            .text(text)
            .raw(&format!("</{name}>\n"))
    }

    fn table(&mut self, caption: &str, head: &[String], rows: &[Vec<String>]) {
        self.raw("<table>\n")
            .element("caption", caption)
            .raw("<thead><tr>");
        for title in head {
            self.raw("<th scope=\"col\">").text(title).raw("</th>");
        }
        self.raw("</tr></thead>\n<tbody>\n");
        for row in rows {
            self.raw("<tr>");
            for cell in row {
                self.raw("<td>").text(cell).raw("</td>");
            }
            self.raw("</tr>\n");
        }
        self.raw("</tbody>\n</table>\n");
    }

    fn standings(&mut self, view: &StandingsView, words: Words) {
        let caption = words.text("export-sheet-standings");
        let caption = if view.provisional {
            format!("{caption} ({})", words.text("export-provisional"))
        } else {
            caption
        };
        let head = ["place", "surname", "name", "club", "won", "drawn", "lost"]
            .map(|key| words.text(&format!("export-{key}")));
        let rows = view.rows.iter().map(|row| {
            vec![
                place(row.from, row.to),
                row.entry.surname.clone(),
                row.entry.name.clone(),
                row.entry.club.clone().unwrap_or_default(),
                row.won.to_string(),
                row.drawn.to_string(),
                row.lost.to_string(),
            ]
        });
        self.table(&caption, &head, &rows.collect::<Vec<_>>());
    }

    fn chart(&mut self, parts: &[Part], words: Words) {
        self.element("h3", &words.text("export-chart"));
        for part in parts {
            if part.from == 1 {
                self.raw("<div class=\"chart\">\n");
            }
            for round in &part.rounds {
                self.round(round, words);
            }
            if part.from == 1 {
                self.raw("</div>\n");
            }
        }
    }

    fn round(&mut self, round: &ChartRound, words: Words) {
        self.raw("<div class=\"round\">\n")
            .element("h4", &words.round(round.name))
            .raw("<ol class=\"matches\">\n");
        for card in &round.matches {
            self.card(card, words);
        }
        self.raw("</ol>\n</div>\n");
    }

    /// A match: two names, the winner's in bold and with a word, for those who cannot see bold.
    fn card(&mut self, card: &MatchCard, words: Words) {
        self.raw("<li>");
        for (side, slot) in (0..).zip(&card.sides) {
            let name = match slot {
                SlotView::Entry { entry, .. } => entry.full_name(),
                SlotView::Bye => words.text("slot-bye"),
                SlotView::Nobody => words.text("slot-nobody"),
                SlotView::WinnerOf { .. } | SlotView::LoserOf { .. } => "…".to_owned(),
            };
            if card.winner == Some(side) {
                self.raw("<div><strong>")
                    .text(&name)
                    .raw("</strong> <span class=\"mark\">");
                self.text(&words.text("export-goes-on"))
                    .raw("</span></div>");
            } else {
                self.raw("<div>").text(&name).raw("</div>");
            }
        }
        let games = card.games.iter().filter(|game| !game.annulled);
        let games: Vec<String> = games.map(|game| words.outcome(game.outcome)).collect();
        if !games.is_empty() {
            self.raw("<div class=\"games\">")
                .text(&games.join("; "))
                .raw("</div>");
        }
        self.raw("</li>\n");
    }

    fn ranking(&mut self, app: &App, event: EventId, words: Words) -> Reply<()> {
        let ClubsRankingView { rows, .. } = clubs_ranking(app, EventRef { event })?;
        if rows.is_empty() {
            return Ok(());
        }
        let title = words.text("export-clubs-ranking");
        self.raw("<section aria-labelledby=\"clubs\">\n<h2 id=\"clubs\">")
            .text(&title)
            .raw("</h2>\n");
        let head = ["place", "club", "points"].map(|key| words.text(&format!("export-{key}")));
        let rows = rows.iter().map(|row| {
            vec![
                place(row.from, row.to),
                row.name.clone(),
                row.points.to_string(),
            ]
        });
        self.table(&title, &head, &rows.collect::<Vec<_>>());
        self.raw("</section>\n");
        Ok(())
    }
}

fn place(from: u32, to: u32) -> String {
    if from == to {
        from.to_string()
    } else {
        format!("{from}–{to}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_never_markup() {
        let mut html = Html::default();
        html.element("p", "<script>alert(\"x\")</script> & 'co'");
        assert_eq!(
            html.0,
            "<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;</p>\n"
        );
    }
}
