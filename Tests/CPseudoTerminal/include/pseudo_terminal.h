#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <sys/types.h>

// Starts a program on a pseudo-terminal of its own, with that environment and no other. The
// terminal's other end is put into `terminal`. Returns the process, or -1.
pid_t pseudo_terminal_spawn(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                            char *_Nullable const *_Nonnull environment, int width, int height,
                            int *_Nonnull terminal);

// Gives the terminal another size, which the program on it is told.
void pseudo_terminal_resize(int terminal, int width, int height);

#endif
