// Settings of a SQLite connection that only C can make, as their functions take any arguments.
#ifndef POKEDEX_SQLITE_GUARD_H
#define POKEDEX_SQLITE_GUARD_H

struct sqlite3;

// Forbids a connection to run anything that a file's schema says, and bounds its values to
// `longest` bytes. To be called before the file is first read. Returns a code of SQLite's.
int sqlite_guard(struct sqlite3 *_Nonnull connection, int longest);

#endif
