#include "sqlite_guard.h"

#include <sqlite3.h>

// The most bytes of SQLite's memory in the whole process. A damaged or hostile file that needs more
// gets an error.
static const sqlite3_int64 most_memory = 64 << 20;

static const struct {
  int option;
  int value;
} options[] = {
    {SQLITE_DBCONFIG_DEFENSIVE, 1},
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
    {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
};

// Limits far above the needs of the program's own statements and schemas.
static const struct {
  int limit;
  int value;
} limits[] = {
    {SQLITE_LIMIT_SQL_LENGTH, 10000},   {SQLITE_LIMIT_COLUMN, 100},
    {SQLITE_LIMIT_EXPR_DEPTH, 100},     {SQLITE_LIMIT_COMPOUND_SELECT, 10},
    {SQLITE_LIMIT_FUNCTION_ARG, 20},    {SQLITE_LIMIT_ATTACHED, 2},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 10},   {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100},
};

int sqlite_guard(struct sqlite3 *connection, int longest) {
  sqlite3_hard_heap_limit64(most_memory);
  for (unsigned i = 0; i < sizeof options / sizeof *options; i++) {
    int code = sqlite3_db_config(connection, options[i].option, options[i].value, (int *)0);
    if (code != SQLITE_OK) return code;
  }
  for (unsigned i = 0; i < sizeof limits / sizeof *limits; i++)
    sqlite3_limit(connection, limits[i].limit, limits[i].value);
  sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, longest);
  return SQLITE_OK;
}
