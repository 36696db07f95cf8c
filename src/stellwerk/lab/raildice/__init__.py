"""Railroad Dice for learners."""

from stellwerk.lab.raildice.layout import encoder

__all__ = ["encoder"]
