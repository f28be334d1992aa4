// Settings of a SQLite connection that only C can make, as their functions are variadic.
#ifndef POKEDEX_SQLITE_GUARD_H
#define POKEDEX_SQLITE_GUARD_H

struct sqlite3;

// Forbids a connection to run code from a file's schema, and limits values to `longest` bytes. Call
// it before the first read of the file. Returns SQLite's result code.
int sqlite_guard(struct sqlite3 *_Nonnull connection, int longest);

#endif
