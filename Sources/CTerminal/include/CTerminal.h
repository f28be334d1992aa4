// The parts of the terminal that must be C: what runs in signal handlers, and calls that Swift
// cannot import.
#ifndef POKEDEX_CTERMINAL_H
#define POKEDEX_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// --- The crash guard -------------------------------------------------------------------------

// From now on a fatal signal first gives the terminal back: writes `restore` to `terminal`, sets
// the line settings that it has now again, copies what was collected in the file `collected`
// (-1: nothing) to `errors`, and dies of the signal. If nobody asked for it, it also writes
// "`before`N)" with the signal's number there and to the file `log` (empty: none), and `after` to
// `errors` where there could be a log. Everything that the handler needs is copied here, and the
// calling thread gets a stack for it. Call it on the main thread, before the screen is taken.
//
// SIGINT, SIGTERM, SIGHUP and whatever else ends a process that does not know it, unless they are
// ignored, are told by the signal channel; a second later, if the guard was not removed by then,
// they do as a crash does.
void crash_guard_install(int terminal, int errors, int collected, const char *_Nonnull restore,
                         size_t restore_length, const char *_Nonnull before,
                         const char *_Nonnull after, const char *_Nonnull log);

// The screen was given back in the usual way: signals do what they did before the guard.
void crash_guard_remove(void);

// The signal by which the process was asked to end since the guard was installed; 0 when by none.
int signal_requesting_end(void);

// --- Signals ---------------------------------------------------------------------------------

bool signal_is_ignored(int number);

// A file from which the numbers of signals can be read, a byte each; -1 when there is none to be
// had. Ask for it before the first signal is to be told.
int signal_channel(void);
// From now on a signal does nothing but to be told by the channel.
void signal_report(int number);

// Gives a signal back its default action.
void signal_set_default(int number);
void signal_set_ignored(int number);
// Keeps a signal from this thread, for whoever reads blocked signals.
void signal_block(int number);

// Lets the calling thread die, or stop, of a signal, even when the signal is blocked. Returns
// when the process was stopped and goes on, or when the system threw the signal away.
void signal_raise_default(int number);

// --- The main queue --------------------------------------------------------------------------

// A file that can be read while the main queue has work. Ask for it on the main thread, which
// from then on must run that work itself; dispatch_main must not be called any more.
int main_queue_handle(void);

// Runs what the main queue has; only to be called by the main thread, and not by such work.
void main_queue_run(void);

// --- Threads ---------------------------------------------------------------------------------

// Gives each thread that begins from now on a stack of so many bytes, unless it asks for another.
void thread_stacks_set(size_t bytes);

// Has all threads share one heap. Each of their own would take 64 MiB of addresses.
void heaps_join(void);

// --- The device ------------------------------------------------------------------------------

// The window's size in cells; false when the device does not know.
bool terminal_window_size(int terminal, int *_Nonnull width, int *_Nonnull height);

// Columns of a character by the C library in the thread's locale; -1 when it cannot be printed.
int terminal_columns(unsigned int character);

// A file in memory that only this process has; -1 when there is none to be had.
int memory_file(void);

#endif
