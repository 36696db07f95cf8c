"""How strong the bots are, at size: what every level must show, measured and kept by commit.

``make campaign-strength`` runs it; ``goals.toml`` says what is measured. It goes on where it was
stopped on the same commit.
"""
