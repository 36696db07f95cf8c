"""Whether analyses say what is so, at size: losses against real differences, values against what
came, par against itself. ``make campaign-analysis`` runs it; it goes on where it was stopped.
"""
