-- Results are written all day, each while people wait, and every index costs each of them a page more on the
-- disk. This one only saves reading past the games of other events, a few thousand rows in years.
DROP INDEX game_section;
