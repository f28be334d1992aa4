#include "CTerminal.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

// All of this is written before the handlers are installed, and only read by them.
static struct {
  int terminal;
  int errors;
  int collected;
  struct termios settings;
  bool has_settings;
  char restore[512];
  size_t restore_length;
  char before[128];
  char after[512];
} guard;

static volatile sig_atomic_t is_restored;

static const int fatal[] = {SIGSEGV, SIGBUS,  SIGILL, SIGTRAP, SIGFPE, SIGABRT,
                            SIGQUIT, SIGSYS, SIGINT, SIGTERM, SIGHUP};
enum { fatal_count = sizeof fatal / sizeof fatal[0] };
static struct sigaction previous[fatal_count];
static bool is_installed;

static void write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write(file, bytes, length);
    if (count <= 0) return;
    bytes += count;
    length -= (size_t)count;
  }
}

// The last part of what was collected; a file in memory cannot fail to be read.
static void copy_collected(void) {
  enum { most = 16384 };
  char buffer[1024];
  off_t end = lseek(guard.collected, 0, SEEK_END);
  off_t offset = end > most ? end - most : 0;
  ssize_t count;
  while (offset < end && (count = pread(guard.collected, buffer, sizeof buffer, offset)) > 0) {
    write_all(guard.errors, buffer, (size_t)count);
    offset += count;
  }
}

static void write_report(int number) {
  char digits[2] = {(char)('0' + number / 10 % 10), (char)('0' + number % 10)};
  write_all(guard.errors, guard.before, strlen(guard.before));
  write_all(guard.errors, number < 10 ? digits + 1 : digits, number < 10 ? 1 : 2);
  write_all(guard.errors, guard.after, strlen(guard.after));
}

static bool is_request(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP;
}

// Runs on any thread at any moment: only calls that are allowed in signal handlers.
static void handle(int number) {
  if (!is_restored) {
    is_restored = 1;
    write_all(guard.terminal, guard.restore, guard.restore_length);
    if (guard.has_settings) tcsetattr(guard.terminal, TCSANOW, &guard.settings);
    if (guard.collected >= 0) copy_collected();
    if (!is_request(number)) write_report(number);
  }
  signal_obey(number);
}

static void copy_text(char *to, size_t size, const char *from) {
  strncpy(to, from, size - 1);
  to[size - 1] = 0;
}

// Gives the calling thread a stack of its own for the handler, so that a stack overflow in it is
// handled too.
static void cover_thread(void) {
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
                         size_t restore_length, const char *before, const char *after) {
  if (is_installed) return;
  guard.terminal = terminal;
  guard.errors = errors;
  guard.collected = collected;
  guard.has_settings = tcgetattr(terminal, &guard.settings) == 0;
  guard.restore_length = restore_length < sizeof guard.restore ? restore_length : 0;
  memcpy(guard.restore, restore, guard.restore_length);
  copy_text(guard.before, sizeof guard.before, before);
  copy_text(guard.after, sizeof guard.after, after);
  is_restored = 0;
  is_installed = true;
  cover_thread();
  struct sigaction action = {.sa_handler = handle,
                             .sa_flags = (int)(SA_RESETHAND | SA_NODEFER | SA_ONSTACK)};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) {
    sigaction(fatal[i], NULL, &previous[i]);
    bool keep = is_request(fatal[i]) && previous[i].sa_handler == SIG_IGN;
    if (!keep) sigaction(fatal[i], &action, NULL);
  }
}

void crash_guard_remove(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &previous[i], NULL);
}
