"""What the tables of the database belong to."""

from sqlalchemy import MetaData

METADATA = MetaData()
