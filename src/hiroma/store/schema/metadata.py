"""The `MetaData` of all tables of the database."""

from sqlalchemy import MetaData

METADATA = MetaData()
