//! The names of the irregularities.

use crate::coded::coded;

coded! {
    /// *Codice dell'irregolarità* (arts. 7, 8): what happened, whatever the rule set.
    ///
    /// Its title and summary are the messages `irregularity-<code>-title` and
    /// `irregularity-<code>-summary`.
    pub enum IrregularityCode {
        /// The pieces were not all in their places at the start.
        WrongSetup = "wrong-setup",
        /// The board was turned the wrong way.
        BoardMisplaced = "board-misplaced",
        /// The players have each other's colours.
        ColoursSwapped = "colours-swapped",
        /// A piece stands on a light square or covers only taken ones.
        PieceInactive = "piece-inactive",
        /// A piece partly covers one free square.
        PieceOffCentre = "piece-off-centre",
        /// A piece covers two free squares.
        PieceDoubtful = "piece-doubtful",
        /// The position was upset by accident.
        PositionUpset = "position-upset",
        /// Two moves in a row.
        MovedTwice = "moved-twice",
        /// A man or a king moved as it may not.
        WrongStep = "wrong-step",
        /// One piece touched, another moved.
        TouchedNotPlayed = "touched-not-played",
        /// A move taken back.
        MoveTakenBack = "move-taken-back",
        /// An opponent's piece moved.
        MovedOpponentPiece = "moved-opponent-piece",
        /// A capture left out.
        CaptureOmitted = "capture-omitted",
        /// Pieces taken off for no reason.
        RemovedWithoutReason = "removed-without-reason",
        /// More or fewer pieces captured than allowed.
        WrongNumberTaken = "wrong-number-taken",
        /// A multiple capture stopped half-way.
        CaptureStopped = "capture-stopped",
        /// The piece taken by a single capture left on the board.
        TakenPieceLeft = "taken-piece-left",
        /// Fewer pieces removed than were taken.
        TooFewRemoved = "too-few-removed",
        /// Pieces removed that were not taken.
        NotTakenRemoved = "not-taken-removed",
        /// Own pieces removed after a capture.
        OwnPieceRemoved = "own-piece-removed",
        /// An own piece captured.
        OwnPieceTaken = "own-piece-taken",
        /// A capture that is not possible.
        ImpossibleCapture = "impossible-capture",
        /// The priorities of capture not kept.
        PriorityIgnored = "priority-ignored",
        /// A king moved before being crowned.
        UncrownedKingMoved = "uncrowned-king-moved",
        /// The wrong man crowned.
        WrongManCrowned = "wrong-man-crowned",
        /// An illegal move of any kind (Portuguese).
        IllegalMove = "illegal-move",
        /// A piece that cannot be played touched without saying so.
        TouchedUnplayable = "touched-unplayable",
        /// Pieces touched out of turn.
        TouchedOutOfTurn = "touched-out-of-turn",
        /// A piece adjusted without saying so.
        AdjustedSilently = "adjusted-silently",
        /// A man crowned late.
        LateCrowning = "late-crowning",
        /// A capture not shown piece by piece.
        CaptureNotShown = "capture-not-shown",
        /// Taken pieces removed out of order.
        RemovedOutOfOrder = "removed-out-of-order",
        /// A piece held above the board while thinking.
        PieceHovering = "piece-hovering",
        /// A piece moved to and fro again and again.
        PieceToAndFro = "piece-to-and-fro",
        /// The opponent distracted or disturbed.
        OpponentDisturbed = "opponent-disturbed",
        /// Misconduct repeated.
        MisconductRepeated = "misconduct-repeated",
        /// A player refuses the rules.
        RulesRefused = "rules-refused",
        /// A player wears a hearing aid.
        HearingAidWorn = "hearing-aid-worn",
    }
}
