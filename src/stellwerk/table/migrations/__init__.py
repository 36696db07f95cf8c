"""Migrations of the database, in Alembic's form; ``stellwerk migrate`` runs them."""
