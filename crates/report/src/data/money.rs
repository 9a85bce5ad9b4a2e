//! *Quote*: what clubs owe and have paid, and their receipts. Sums are in cents.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{EventHead, Official};

/// *Quote*: every club on one list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeeList {
    /// The event.
    pub event: EventHead,
    /// Of one entry.
    pub entry_fee: u32,
    /// Of one night.
    pub night_fee: u32,
    /// One line per club.
    pub lines: Vec<FeeLine>,
}

/// What one club owes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeeLine {
    /// The club.
    pub club: String,
    /// Entries to be paid for.
    pub entries: u32,
    /// Nights to be paid for.
    pub nights: u32,
    /// In all.
    pub owed: u32,
    /// Of which paid.
    pub paid: u32,
}

/// *Ricevute*: one page per club.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipts {
    /// The event.
    pub event: EventHead,
    /// Of one entry.
    pub entry_fee: u32,
    /// Of one night.
    pub night_fee: u32,
    /// One page each.
    pub receipts: Vec<FeeReceipt>,
    /// Who signs.
    pub signatures: Vec<Official>,
}

/// *Ricevuta* of one club.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeeReceipt {
    /// Its number.
    pub number: u32,
    /// What was owed and paid.
    pub line: FeeLine,
    /// Who was entered.
    pub names: Vec<String>,
    /// The day of payment.
    pub paid_on: Option<NaiveDate>,
    /// How it was paid, or anything else.
    pub note: String,
}
