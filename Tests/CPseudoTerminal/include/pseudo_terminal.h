#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

// Starts a program on a pseudo-terminal of its own, with only the given environment, and sets
// `terminal` to the terminal's other end. Without `has_pidfd`, the system seems to have none. Returns
// the process, or -1.
pid_t pseudo_terminal_spawn(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                            char *_Nullable const *_Nonnull environment, int width, int height,
                            bool has_pidfd, int *_Nonnull terminal);

// Changes the size of the terminal and notifies its program.
void pseudo_terminal_resize(int terminal, int width, int height);

// Sets how large a process may make a file; -1 for as large as it was ever allowed to.
void process_limit_files(pid_t process, long bytes);

// Starts a program with the given standard input, output and error files and only the given
// environment. Returns the process, or -1.
pid_t process_spawn(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                    char *_Nullable const *_Nonnull environment, int input, int output,
                    int errors);

// Waits until a process has ended and sets `status`; false at the timeout.
bool process_wait(pid_t process, int milliseconds, int *_Nonnull status);

#endif
