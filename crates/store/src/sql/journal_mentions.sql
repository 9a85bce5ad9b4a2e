SELECT seq, args FROM journal WHERE instr(args, ?) > 0
