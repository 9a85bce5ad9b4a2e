//! Which copies stay: the latest ones, then one for each hour, then one for each day.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use chrono::{DateTime, Duration, Utc};

use crate::backup::{BackupFile, list_backups};
use crate::error::Error;

/// How many copies stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rotation {
    /// The latest, whatever their age.
    pub latest: usize,
    /// For how many hours back the last copy of each hour stays.
    pub hours: i64,
    /// For how many days back the last copy of each day stays.
    pub days: i64,
    /// How many bytes all of them take at most; the first three stay whatever they take.
    pub bytes: u64,
}

impl Default for Rotation {
    /// Twenty, two days of hours, two months of days, in one gigabyte.
    fn default() -> Self {
        Self {
            latest: 20,
            hours: 48,
            days: 60,
            bytes: 1 << 30,
        }
    }
}

/// Removes the copies of a folder that need not stay, and hands back those it removed.
pub fn rotate_backups(
    folder: &Path,
    rotation: Rotation,
    now: DateTime<Utc>,
) -> Result<Vec<BackupFile>, Error> {
    let surplus = surplus(list_backups(folder)?, rotation, now);
    for file in &surplus {
        fs::remove_file(&file.path)?;
    }
    Ok(surplus)
}

/// So many stay even where they take more room than all copies may.
const ALWAYS: usize = 3;

/// Of copies in the order of [`BackupFile::rank`], those that need not stay.
fn surplus(files: Vec<BackupFile>, rotation: Rotation, now: DateTime<Utc>) -> Vec<BackupFile> {
    let mut seen = BTreeSet::new();
    let mut newest_of = |period: String| seen.insert(period);
    let mut surplus = Vec::new();
    let mut taken = 0;
    for (index, file) in files.into_iter().enumerate() {
        let age = now - file.made_at;
        let of_hour = newest_of(file.made_at.format("%Y%m%d %H").to_string());
        let of_day = newest_of(file.made_at.format("%Y%m%d").to_string());
        let stays = index < rotation.latest
            || of_hour && age <= Duration::hours(rotation.hours)
            || of_day && age <= Duration::days(rotation.days);
        let fits = index < ALWAYS || taken + file.size <= rotation.bytes;
        if stays && fits {
            taken += file.size;
        } else {
            surplus.push(file);
        }
    }
    surplus
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone;

    use super::*;
    use crate::ids::JournalSeq;

    /// Copies at these hours before now, newest first; which of them go.
    fn check(rotation: Rotation, hours_ago: &[i64], gone: &[i64]) {
        let now = Utc.with_ymd_and_hms(2006, 4, 25, 19, 30, 0).unwrap();
        let file = |&hours: &i64| BackupFile {
            path: hours.to_string().into(),
            made_at: now - Duration::hours(hours),
            seq: JournalSeq(1),
            size: 100,
        };
        let surplus = surplus(hours_ago.iter().map(file).collect(), rotation, now);
        let surplus: Vec<i64> = surplus
            .iter()
            .map(|f| (now - f.made_at).num_hours())
            .collect();
        assert_eq!(surplus, gone);
    }

    #[test]
    fn the_latest_stay_whatever_their_age() {
        let rotation = Rotation {
            latest: 2,
            hours: 0,
            days: 0,
            ..Rotation::default()
        };
        check(rotation, &[900, 901, 902], &[902]);
    }

    #[test]
    fn all_together_take_no_more_room_than_they_may() {
        let rotation = Rotation {
            bytes: 550,
            ..Rotation::default()
        };
        check(rotation, &[0, 1, 2, 3, 4, 5, 6], &[5, 6]);
        let rotation = Rotation {
            bytes: 0,
            ..Rotation::default()
        };
        check(rotation, &[0, 1, 2, 3], &[3]);
    }

    #[test]
    fn one_stays_for_each_hour_and_day_of_their_time() {
        let rotation = Rotation {
            latest: 1,
            hours: 3,
            days: 3,
            ..Rotation::default()
        };
        // Within one hour the newest stays; beyond three hours one a day; beyond three days none.
        check(rotation, &[0, 0, 1, 2, 5, 20, 21, 100], &[0, 5, 21, 100]);
    }
}
