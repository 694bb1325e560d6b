"""What every face says, whatever it looks like: a table in words, as plain values. No rules here."""
