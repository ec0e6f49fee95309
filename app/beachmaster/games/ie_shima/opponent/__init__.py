"""The opponent of Last Battle: Ie Shima, and the American commander: one judgement, two signs."""
