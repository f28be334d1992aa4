#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// Written before the handlers are installed, and only read by them.
static struct {
  int terminal;
  int errors;
  int collected;
  struct termios settings;
  bool has_settings;
  // Four strings of the terminal's description, each of at most 32 KiB (term(5)), and the sequences
  // that turn the modes off.
  char restore[(4 << 15) + 512];
  size_t restore_length;
  char before[128];
  char after[2 * PATH_MAX];
  char log[PATH_MAX];
} guard;

static volatile sig_atomic_t is_restored;
// The signal that requested the end; 0 for none.
static volatile sig_atomic_t end_signal;
// The writing end of the signal channel.
static int channel_writer = -1;

// The former actions, by the number of the signal.
static struct sigaction previous[_NSIG];
static bool is_installed;

static bool is_fault(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGTRAP ||
         number == SIGFPE || number == SIGABRT || number == SIGQUIT || number == SIGSYS;
}

// The other signals that end a process by default.
static bool is_request(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGALRM ||
         number == SIGUSR1 || number == SIGUSR2 || number == SIGSTKFLT || number == SIGXCPU ||
         number == SIGVTALRM || number == SIGPROF || number == SIGIO || number == SIGPWR ||
         (number >= SIGRTMIN && number <= SIGRTMAX);
}

// Waits until the file takes bytes again, for `timeout` milliseconds at most. A terminal that takes
// none, as after a lost connection, must not keep the process from ending.
static bool is_ready(int file) {
  enum { timeout = 1000 };
  struct pollfd request = {.fd = file, .events = POLLOUT};
  return errno == EAGAIN && poll(&request, 1, timeout) > 0;
}

static void write_all(int file, const char *bytes, size_t length) {
  int flags = fcntl(file, F_GETFL);
  fcntl(file, F_SETFL, flags | O_NONBLOCK);
  while (length > 0) {
    ssize_t count = write(file, bytes, length);
    if (count < 0 && is_ready(file)) continue;
    if (count <= 0) break;
    bytes += count;
    length -= (size_t)count;
  }
  // Other processes share the flags.
  fcntl(file, F_SETFL, flags);
}

// Replaces control characters, also C1 controls, which are two bytes in UTF-8: captured messages
// may quote data from outside. `before` carries the last byte from call to call.
static void make_harmless(char *bytes, ssize_t count, unsigned char *before) {
  for (ssize_t i = 0; i < count; i++) {
    unsigned char byte = (unsigned char)bytes[i];
    bool is_control = (byte < 0x20 && byte != '\n') || byte == 0x7F;
    if (is_control || (*before == 0xC2 && byte >= 0x80 && byte < 0xA0)) bytes[i] = '?';
    *before = byte;
  }
}

// Copies the last 16 KiB of the captured bytes; reading a file in memory cannot fail.
static void copy_collected(int file) {
  enum { most = 16384 };
  char buffer[1024];
  off_t end = lseek(guard.collected, 0, SEEK_END);
  off_t offset = end > most ? end - most : 0;
  ssize_t count;
  unsigned char before = 0;
  while (offset < end && (count = pread(guard.collected, buffer, sizeof buffer, offset)) > 0) {
    make_harmless(buffer, count, &before);
    write_all(file, buffer, (size_t)count);
    offset += count;
  }
}

static void write_text(int file, const char *text) { write_all(file, text, strlen(text)); }

static char *put_number(char *to, int digits, long value) {
  for (int i = digits - 1; i >= 0; i--, value /= 10) to[i] = (char)('0' + value % 10);
  return to + digits;
}

// Writes seconds since 1970 as 2026-11-22T00:31:02Z; a signal handler must not call gmtime. Here
// years begin on the first of March, so that a leap day is the last day of its year.
static void write_time(int file, long seconds) {
  long days = seconds / 86400 + 719468, rest = seconds % 86400;
  long era = days / 146097, of_era = days % 146097;
  long year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  long of_year = of_era - (365 * year + year / 4 - year / 100);
  long month = (5 * of_year + 2) / 153, day = of_year - (153 * month + 2) / 5 + 1;
  char text[32], *end = text;
  end = put_number(end, 4, year + era * 400 + (month >= 10));
  *end++ = '-';
  end = put_number(end, 2, month < 10 ? month + 3 : month - 9);
  *end++ = '-';
  end = put_number(end, 2, day);
  *end++ = 'T';
  end = put_number(end, 2, rest / 3600);
  *end++ = ':';
  end = put_number(end, 2, rest / 60 % 60);
  *end++ = ':';
  end = put_number(end, 2, rest % 60);
  *end++ = 'Z';
  write_all(file, text, (size_t)(end - text));
}

static void write_crash(int file, int number) {
  char digits[3];
  char *end = put_number(digits, number < 10 ? 1 : 2, number);
  write_text(file, guard.before);
  write_all(file, digits, (size_t)(end - digits));
  write_text(file, ")");
}

// Opens the log and makes missing directories; -1 on failure. Only a regular file of the user's is
// accepted: opening a pipe would wait for ever, and a link leads to another file.
static int open_log(void) {
  if (guard.log[0] == 0) return -1;
  for (char *slash = guard.log + 1; (slash = strchr(slash, '/')); slash++) {
    *slash = 0;
    mkdir(guard.log, 0700);
    *slash = '/';
  }
  int flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW;
  int file = open(guard.log, flags, 0600);
  struct stat status;
  if (file < 0) return -1;
  bool is_known = fstat(file, &status) == 0;
  if (is_known && S_ISREG(status.st_mode) && status.st_uid == geteuid()) return file;
  close(file);
  return -1;
}

static bool is_device(int file) {
  struct stat status;
  return fstat(file, &status) == 0 && S_ISCHR(status.st_mode);
}

// Reports the crash on the terminal, and in the log with the time and the runtime's message.
static void report_crash(int number) {
  int log = open_log();
  // If this is not the thread that draws, that thread may have ended a frame in the meantime and
  // moved the cursor.
  if (is_device(guard.errors)) write_text(guard.errors, "\r");
  write_crash(guard.errors, number);
  write_text(guard.errors, log >= 0 ? guard.after : "\n");
  if (log < 0) return;
  write_time(log, time(NULL));
  write_text(log, " critical ");
  write_crash(log, number);
  write_text(log, "\n");
  if (guard.collected >= 0) copy_collected(log);
  close(log);
}

// Restores the line settings, except in the background: there, this would stop the process, or
// change the settings of another job, such as the shell.
static void restore_line(void) {
  if (!guard.has_settings || !terminal_is_ours(guard.terminal)) return;
  tcsetattr(guard.terminal, TCSANOW, &guard.settings);
}

// Restores the terminal and ends the process. Runs on any thread at any moment, and so makes only
// calls that are safe in signal handlers.
static void handle(int number) {
  if (!is_restored) {
    is_restored = 1;
    // Some terminals stop a background process that writes.
    signal_set_ignored(SIGTTOU);
    write_all(guard.terminal, guard.restore, guard.restore_length);
    restore_line();
    if (guard.collected >= 0) copy_collected(guard.errors);
    if (!is_request(number)) report_crash(number);
  }
  signal_raise_default(number);
}

// Reports a signal through the channel; drops it when the channel is full.
static void report_signal(int number) {
  int code = errno;
  char byte = (char)number;
  // A full channel already has the main loop check everything.
  if (write(channel_writer, &byte, 1) < 0) errno = code;
}

// Asks the main loop to end the process cleanly. If the loop hangs, because the terminal takes no
// bytes or the system has no memory left, SIGALRM ends the process a second later.
static void request_end(int number) {
  if (end_signal == 0) {
    end_signal = number;
    alarm(1);
  }
  report_signal(number);
}

// Ends the process if the main loop has not done so. If no signal has requested the end before,
// SIGALRM comes from a timer that the user set for the program, and is a request itself.
static void force_end(int number) {
  if (end_signal != 0) {
    handle((int)end_signal);
  } else if (previous[SIGALRM].sa_handler != SIG_IGN) {
    request_end(number);
  }
}

int signal_requesting_end(void) { return (int)end_signal; }

static void copy_text(char *to, size_t size, const char *from) {
  size_t length = strlen(from);
  if (length >= size) length = 0;
  memcpy(to, from, length);
  to[length] = 0;
}

// Gives the calling thread a signal stack, so that the handler runs after a stack overflow, too.
static void add_signal_stack(void) {
  enum { size = 65536 };
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && !(stack.ss_flags & SS_DISABLE)) return;
  // Never freed: the thread may need it until it ends.
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack = (stack_t){.ss_sp = memory, .ss_size = size};
  sigaltstack(&stack, NULL);
}

void crash_guard_install(int terminal, int errors, int collected, const char *restore,
                         size_t restore_length, const char *before, const char *after,
                         const char *log) {
  if (is_installed) return;
  guard.terminal = terminal;
  guard.errors = errors;
  guard.collected = collected;
  guard.has_settings = tcgetattr(terminal, &guard.settings) == 0;
  guard.restore_length = restore_length < sizeof guard.restore ? restore_length : 0;
  memcpy(guard.restore, restore, guard.restore_length);
  copy_text(guard.before, sizeof guard.before, before);
  copy_text(guard.after, sizeof guard.after, after);
  copy_text(guard.log, sizeof guard.log, log);
  is_restored = 0;
  end_signal = 0;
  is_installed = true;
  add_signal_stack();
  struct sigaction action = {.sa_handler = handle,
                             .sa_flags = (int)(SA_RESETHAND | SA_NODEFER | SA_ONSTACK)};
  struct sigaction request = {.sa_handler = request_end, .sa_flags = SA_RESTART | SA_ONSTACK};
  struct sigaction alarm_action = {.sa_handler = force_end, .sa_flags = SA_ONSTACK};
  sigset_t ours;
  sigemptyset(&ours);
  sigemptyset(&action.sa_mask);
  sigemptyset(&request.sa_mask);
  sigemptyset(&alarm_action.sa_mask);
  for (int number = 1; number < _NSIG; number++) {
    if (!is_fault(number) && !is_request(number)) continue;
    sigaction(number, NULL, &previous[number]);
    const struct sigaction *own = number == SIGALRM ? &alarm_action : &request;
    if (is_fault(number)) own = &action;
    // A request that was ignored at the start stays ignored, except SIGALRM, which the guard needs.
    bool keep = own == &request && previous[number].sa_handler == SIG_IGN;
    if (!keep) sigaction(number, own, NULL);
    sigaddset(&ours, number);
  }
  // The parent process may have blocked these signals.
  pthread_sigmask(SIG_UNBLOCK, &ours, NULL);
}

void crash_guard_remove(void) {
  if (!is_installed) return;
  is_installed = false;
  if (end_signal != 0) alarm(0);
  for (int number = 1; number < _NSIG; number++) {
    if (is_fault(number) || is_request(number)) sigaction(number, &previous[number], NULL);
  }
}

int signal_channel(void) {
  static int channel = -1;
  int ends[2];
  if (channel < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0) {
    channel = ends[0];
    channel_writer = ends[1];
  }
  return channel;
}

void signal_report(int number) {
  struct sigaction action = {.sa_handler = report_signal, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}
