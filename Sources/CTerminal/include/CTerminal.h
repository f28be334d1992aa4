// The parts of the terminal that must be C: signal handlers, and calls that Swift cannot import.
#ifndef POKEDEX_CTERMINAL_H
#define POKEDEX_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// --- The crash guard -------------------------------------------------------------------------

// Installs handlers that restore the terminal before a fatal signal ends the process: they write
// `restore` to `terminal`, restore its present line settings, and copy the captured bytes in the
// file `collected` (-1: none) to `errors`. On a crash they also write "`before`N)", with N the
// signal's number, to `errors` and to the file `log` (empty: none), and `after` to `errors` if the
// log could be opened. Copies everything that the handlers need, and gives the calling thread a
// signal stack. Call it on the main thread, before the screen is taken.
//
// SIGINT, SIGTERM, SIGHUP and other signals that end a process by default are reported through the
// signal channel, unless they are ignored. If the guard is not removed within a second, the
// handlers restore the terminal and end the process, without a crash message.
void crash_guard_install(int terminal, int errors, int collected, const char *_Nonnull restore,
                         size_t restore_length, const char *_Nonnull before,
                         const char *_Nonnull after, const char *_Nonnull log);

// Restores the former actions of the signals. Call it once the terminal is restored.
void crash_guard_remove(void);

// The first signal since the guard was installed that requested the end of the process; 0 for none.
int signal_requesting_end(void);

// --- Signals ---------------------------------------------------------------------------------

bool signal_is_ignored(int number);

// A file from which the numbers of signals can be read, a byte each; -1 on failure. Call it before
// the first signal is reported.
int signal_channel(void);
// From now on, a signal has no other effect than a report through the channel.
void signal_report(int number);

// Restores the default action of a signal.
void signal_set_default(int number);
void signal_set_ignored(int number);
// Blocks a signal in this thread, so that a Dispatch signal source can receive it instead.
void signal_block(int number);

// Sends the calling thread a signal with its default action, which ends or stops the process, even
// if the signal is blocked. Returns when the process resumes after a stop, or when the system
// discards the signal.
void signal_raise_default(int number);

// --- The job ---------------------------------------------------------------------------------

// Whether this job is in the foreground of a terminal, so that it gets the keys and may set the
// line; also true if the terminal is gone. Safe in signal handlers.
bool terminal_is_ours(int terminal);

// --- The main queue --------------------------------------------------------------------------

// A file that is readable while the main queue has work. Call it on the main thread, which from
// then on must run that work itself, without dispatch_main.
int main_queue_handle(void);

// Runs the work of the main queue. Call it on the main thread, but not from within that work.
void main_queue_run(void);

// --- Threads ---------------------------------------------------------------------------------

// Sets the size of the stacks of threads that start from now on, unless they ask for another.
void thread_stacks_set(size_t bytes);

// Has all threads share one heap. With a heap of its own, each thread would take 64 MiB of address
// space.
void heaps_join(void);

// Whether so many threads (at most 8) can exist beside the calling one.
bool threads_can_start(int count);

// --- The device ------------------------------------------------------------------------------

// The window's size in cells; false when the device does not know.
bool terminal_window_size(int terminal, int *_Nonnull width, int *_Nonnull height);

// The width of a character in columns, according to the C library in the thread's locale; -1 if it
// is unprintable.
int terminal_columns(unsigned int character);

// A new file in memory, private to this process; -1 on failure.
int memory_file(void);

/// Runs `/bin/sh` with these arguments, which end with NULL, and waits for the shell to end.
///
/// @param input, output The terminal for the shell's input and output, in whose foreground it runs.
/// @return The shell's exit status; 128 plus the number of the signal that ended it; or 127 if it
///   cannot run.
int shell_run(char *_Nullable const *_Nonnull arguments, int input, int output);

/// Starts `/bin/sh` with these arguments, which end with NULL, without a terminal.
///
/// @return The shell's process, which ``shell_status`` must be asked for; -1 if it cannot run.
int shell_start(char *_Nullable const *_Nonnull arguments);

/// @return The exit status, as of ``shell_run``, of a shell that has ended; -1 while it runs.
int shell_status(int process);

/// Runs `/bin/sh` with these arguments, which end with NULL, gives it a text as its input, and
/// waits for it to end. It shares the terminal with this program; afterwards, the terminal's line
/// settings are restored.
///
/// @param has_read Whether anything of the text was read.
/// @return As for ``shell_run``.
int pager_run(char *_Nullable const *_Nonnull arguments, const void *_Nullable text, size_t count,
              bool *_Nonnull has_read);

#endif
