-- Results are written all day, each while people wait: an index that only saves reading the games of
-- other events, a few thousand rows in years, costs every one of them a page more on the disk.
DROP INDEX game_section;
