"""The games in the forms of learning libraries."""
