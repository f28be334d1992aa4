// ncurses for Swift: its header with wide characters, and functions for the variables and macros
// that Swift cannot import.
#ifndef POKEDEX_CNCURSES_SHIM_H
#define POKEDEX_CNCURSES_SHIM_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef NCURSES_NOMACROS
#define NCURSES_NOMACROS 1
#endif

#if !__has_include(<curses.h>)
#error "The ncurses headers were not found. On Debian: apt-get install libncurses-dev"
#endif

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>
// term.h defines these common words as macros that read the current terminal's description.
#undef lines
#undef columns
#undef tab
#undef bell
#undef newline

static const attr_t NC_BOLD = A_BOLD;
static const attr_t NC_DIM = A_DIM;
static const attr_t NC_ITALIC = A_ITALIC;
static const attr_t NC_UNDERLINE = A_UNDERLINE;
static const attr_t NC_REVERSE = A_REVERSE;

static inline int nc_colors(void) { return COLORS; }

static inline WINDOW *_Nonnull nc_stdscr(void) { return stdscr; }

// Whether an entry of the environment gives the size of the window.
static inline bool nc_is_size(const char *_Nonnull entry) {
  return strncmp(entry, "LINES=", 6) == 0 || strncmp(entry, "COLUMNS=", 8) == 0;
}

// Calls newterm for a window of a given size. A device may report a size that is too large for the
// memory, so ncurses reads LINES and COLUMNS instead: they come first in a copy of the process's
// environment. From then on the process has neither, because ncurses would take the user's values
// after each return to the screen; without them it keeps the last size.
static inline SCREEN *_Nullable nc_newterm_of_size(const char *_Nonnull name, FILE *_Nonnull output,
                                                   int height, int width) {
  static char texts[2][32];
  size_t count = 0;
  char **usual = __environ;
  while (usual && usual[count]) count++;
  // Neither this copy nor the original is ever freed: another thread may be reading it.
  char **variables = calloc(count + 3, sizeof *variables);
  if (!variables) return NULL;
  snprintf(texts[0], sizeof texts[0], "LINES=%d", height);
  snprintf(texts[1], sizeof texts[1], "COLUMNS=%d", width);
  variables[0] = texts[0];
  variables[1] = texts[1];
  char **next = variables + 2;
  for (size_t i = 0; i < count; i++)
    if (!nc_is_size(usual[i])) *next++ = usual[i];
  use_env(true);
  use_tioctl(false);
  __environ = variables;
  SCREEN *screen = newterm((char *)name, output, stdin);
  __environ = variables + 2;
  return screen;
}

// Some descriptions begin to show the cursor by turning its blinking off (xterm) or on (kitty): mode
// 12, which is the user's choice. Removes that from the current description.
static inline void nc_keep_blinking(void) {
  char *shown = tigetstr("cnorm");
  if (!shown || shown == (char *)-1) return;
  if (strncmp(shown, "\033[?12l", 6) == 0 || strncmp(shown, "\033[?12h", 6) == 0)
    memmove(shown, shown + 6, strlen(shown + 6) + 1);
}

// Starts ncurses with a file to draw to and the name of the terminal. Returns null if the terminal
// is not usable; initscr would end the program.
static inline SCREEN *_Nullable nc_newterm(const char *_Nonnull name, int file, int height,
                                           int width) {
  FILE *output = fdopen(file, "w");
  SCREEN *screen = output ? nc_newterm_of_size(name, output, height, width) : NULL;
  // On each return to the screen, ncurses would reset the palette, and so the colours that the user
  // chose. There is nothing to reset, as the program changes no colours.
  char *original = screen ? tigetstr("oc") : NULL;
  if (original && original != (char *)-1) *original = 0;
  if (screen) nc_keep_blinking();
  return screen;
}

// A blank cell with these attributes and colours, to be copied for each character.
static inline cchar_t nc_template(attr_t attributes, int pair) {
  cchar_t cell;
  const wchar_t blank[2] = {L' ', 0};
  setcchar(&cell, blank, attributes, 0, &pair);
  return cell;
}

// One cell: a template with a character and up to two combining marks (0 for none).
static inline void nc_set_cell(cchar_t *_Nonnull cell, cchar_t style, wchar_t character,
                               wchar_t first, wchar_t second) {
  *cell = style;
  cell->chars[0] = character;
  cell->chars[1] = first;
  cell->chars[2] = second;
  cell->chars[3] = 0;
}

// A flag of the terminal's description.
static inline int nc_flag(const char *_Nonnull name) { return tigetflag((char *)name) > 0; }

// The number of strings in the terminal's description, extended ones included.
static inline int nc_string_count(void) { return cur_term ? cur_term->type.num_Strings : 0; }

// A string by its index; null when the description has none there.
static inline const char *_Nullable nc_string_at(int index) {
  const char *value = cur_term->type.Strings[index];
  return value == (const char *)-1 ? NULL : value;
}

// A string by its name; null when the description has none.
static inline const char *_Nullable nc_string(const char *_Nonnull name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

#endif
