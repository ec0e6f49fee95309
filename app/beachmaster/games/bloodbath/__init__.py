"""Iwo: Bloodbath in the Bonins, the folio game of sixteen turns, played alone."""
