"""What every game needs and no game owns: prompts, sessions, chance, bags, boards."""
