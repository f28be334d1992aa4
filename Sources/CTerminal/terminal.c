#define _GNU_SOURCE
#include "CTerminal.h"

#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

bool terminal_is_ours(int terminal) {
  pid_t job = tcgetpgrp(terminal);
  return job < 0 || job == getpgrp();
}

bool signal_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void signal_set_default(int number) { signal(number, SIG_DFL); }

void signal_set_ignored(int number) { signal(number, SIG_IGN); }

void signal_block(int number) {
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_BLOCK, &only, NULL);
}

// `raise` sends the signal to this thread, not to the process, so that no Dispatch signal source
// receives it.
void signal_raise_default(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL}, handled;
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigaction(number, &action, &handled);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &only, &mask);
  // Here the process ends or stops.
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &handled, NULL);
}

void thread_stacks_set(size_t bytes) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  if (pthread_attr_setstacksize(&attributes, bytes) == 0) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
}

void heaps_join(void) { mallopt(M_ARENA_MAX, 1); }

bool terminal_window_size(int terminal, int *width, int *height) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *width = size.ws_col;
  *height = size.ws_row;
  return true;
}

int memory_file(void) { return memfd_create("errors", MFD_CLOEXEC); }

int terminal_columns(unsigned int character) { return wcwidth((wchar_t)character); }
