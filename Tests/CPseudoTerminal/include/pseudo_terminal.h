#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

// Starts a program on a pseudo-terminal of its own, with that environment and no other. The
// terminal's other end is put into `terminal`. Returns the process, or -1.
pid_t pseudo_terminal_spawn(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                            char *_Nullable const *_Nonnull environment, int width, int height,
                            int *_Nonnull terminal);

// Gives the terminal another size, which the program on it is told.
void pseudo_terminal_resize(int terminal, int width, int height);

// Starts a program with these files as its standard input, output and errors, with that
// environment and no other. Returns the process, or -1.
pid_t process_spawn(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                    char *_Nullable const *_Nonnull environment, int input, int output,
                    int errors);

// Waits until a process that was started here has ended, and puts how into `status`; false when
// it has not within the time.
bool process_wait(pid_t process, int milliseconds, int *_Nonnull status);

#endif
