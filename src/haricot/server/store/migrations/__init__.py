"""Steps from one shape of the database to the next; `Store.open` walks them."""
