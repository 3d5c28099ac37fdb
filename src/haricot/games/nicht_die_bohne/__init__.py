"""Nicht die Bohne! and its later edition in chocolate, for three to six players."""
