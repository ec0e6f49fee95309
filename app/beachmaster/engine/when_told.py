"""When an opponent's reasons are told: a setting needs no more of weighing than these words."""

AT_ONCE, AFTERWARDS = "at-once", "afterwards"
"""When a player wants to read reasons: they give a plan away."""
