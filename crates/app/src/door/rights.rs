//! Rights are data: each request says in the one list who may ask it, and whether it reads or writes.

use std::fmt::Write as _;

/// What a caller is here for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// The laptop's own window.
    Desk,
    /// The chief arbiter's tablet: all of the event, but no files, copies, settings or purge.
    Chief,
    /// An arbiter's tablet: calls, results, corrections, the board, rulings.
    Arbiter,
    /// The table at the door: check-in, documents seen, hearing aids.
    CheckIn,
    /// Who follows one table and writes down its moves.
    Scorer,
    /// An athlete's own phone.
    Athlete,
    /// A wall.
    Screen,
    /// Anybody in the hall.
    Public,
}

impl Role {
    /// Every role, in the order of the table of rights.
    pub const ALL: [Role; 8] = [
        Role::Desk,
        Role::Chief,
        Role::Arbiter,
        Role::CheckIn,
        Role::Scorer,
        Role::Athlete,
        Role::Screen,
        Role::Public,
    ];

    fn name(self) -> &'static str {
        match self {
            Role::Desk => "desk",
            Role::Chief => "chief",
            Role::Arbiter => "arbiter",
            Role::CheckIn => "check-in",
            Role::Scorer => "scorer",
            Role::Athlete => "athlete",
            Role::Screen => "screen",
            Role::Public => "public",
        }
    }
}

/// A set of roles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Roles(u16);

impl Roles {
    const fn of(roles: &[Role]) -> Roles {
        let (mut set, mut at) = (0, 0);
        while at < roles.len() {
            set |= 1 << roles[at] as u16;
            at += 1;
        }
        Roles(set)
    }

    const fn and(self, role: Role) -> Roles {
        Roles(self.0 | 1 << role as u16)
    }

    /// Whether this role is among them.
    pub const fn has(self, role: Role) -> bool {
        self.0 & (1 << role as u16) != 0
    }
}

/// Files, copies, settings, personal data: the laptop alone.
pub(crate) const DESK: Roles = Roles::of(&[Role::Desk]);
/// The event as a whole: its sections, lots, entries, prizes.
pub(crate) const CHIEF: Roles = DESK.and(Role::Chief);
/// What happens at the tables.
pub(crate) const ARBITERS: Roles = CHIEF.and(Role::Arbiter);
/// What happens at the door.
pub(crate) const AT_THE_DOOR: Roles = CHIEF.and(Role::CheckIn);
/// What everyone who works at the event may look at.
pub(crate) const STAFF: Roles = ARBITERS.and(Role::CheckIn);
/// The board of a game.
pub(crate) const AT_THE_BOARD: Roles = ARBITERS.and(Role::Scorer);
/// What a wall shows, which is chosen at the desk.
pub(crate) const SCREENS: Roles = ARBITERS.and(Role::Screen);
/// What concerns nobody but the caller's own device.
pub(crate) const EVERYONE: Roles = Roles::of(&Role::ALL);

/// Whether a request changes something that others see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Reads,
    Writes,
}

/// One line of the list of requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    pub name: &'static str,
    pub access: Access,
    pub roles: Roles,
}

/// The table of rights, every request and every role: `docs/rights.md`, for people to review.
pub fn rights_table() -> String {
    let mut out = String::from(
        "# Who may ask what\n\n\
         Generated from the list of requests in `crates/app/src/requests.rs`; do not edit.\n\
         Renew with: `cargo run -p app --example bindings`.\n\n| request | |",
    );
    for role in Role::ALL {
        let _ = write!(out, " {} |", role.name());
    }
    out.push_str("\n| --- | --- |");
    out.push_str(&" :-: |".repeat(Role::ALL.len()));
    out.push('\n');
    for request in crate::REQUESTS {
        let access = match request.access {
            Access::Reads => "reads",
            Access::Writes => "writes",
        };
        let _ = write!(out, "| `{}` | {access} |", request.name);
        for role in Role::ALL {
            out.push_str(if request.roles.has(role) {
                " ✓ |"
            } else {
                "  |"
            });
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_table_of_rights_is_current() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rights.md");
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            committed == rights_table(),
            "docs/rights.md has drifted: run `cargo run -p app --example bindings`, read what changed, commit it"
        );
    }

    #[test]
    fn the_desk_may_ask_everything_and_the_public_nothing_that_writes() {
        for request in crate::REQUESTS {
            assert!(request.roles.has(Role::Desk), "{}", request.name);
            // What concerns the device alone, and turning the page of the wall at the wall itself.
            let own = request.roles == EVERYONE || request.name == "set_hall";
            for role in [Role::Athlete, Role::Screen, Role::Public] {
                assert!(
                    own || request.access == Access::Reads || !request.roles.has(role),
                    "{} by {role:?}",
                    request.name
                );
            }
        }
    }
}
