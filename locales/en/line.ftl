# The letters of the arbiter's line. One lower-case letter each; reasons are read after the result.
line-letter-white = w
line-letter-black = b
line-letter-drawn = d
line-letter-absent = a
line-letter-both = a
line-letter-resigned = r
line-letter-no-moves = m
line-letter-no-pieces = p
line-letter-time = t
line-letter-refused-rules = f
line-letter-excluded-hearing-aid = x
line-letter-disciplinary = d
line-letter-agreed = a
line-letter-count = c
line-letter-repetition = r
line-letter-forced-twelve = f
line-letter-no-winning-chance = n
