"""The rule library: five rulebooks in our own words, indexed, linked and searched."""
