"""One table without input or output: seats, log, clocks, pacing, fairness, and what each reader is told."""
