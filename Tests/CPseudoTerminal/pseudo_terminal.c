#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

pid_t pseudo_terminal_spawn(const char *path, char *const *arguments, char *const *environment,
                            int width, int height, int *terminal) {
  struct winsize size = {.ws_row = height, .ws_col = width};
  pid_t child = forkpty(terminal, 0, 0, &size);
  if (child != 0) return child;
  // The test process blocks signals for its own ends; the program must not inherit that.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  closefrom(3);
  execve(path, arguments, environment);
  _exit(127);
}

void pseudo_terminal_resize(int terminal, int width, int height) {
  struct winsize size = {.ws_row = height, .ws_col = width};
  ioctl(terminal, TIOCSWINSZ, &size);
}
