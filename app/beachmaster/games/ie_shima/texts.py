"""Say the texts of this package: `T` for words, `TN` for counts."""

from beachmaster.engine.text import marks

T, TN = marks("ies")
