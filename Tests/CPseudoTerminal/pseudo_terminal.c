#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// In the child: unblocks the signals and closes the files of the test process, so that the program
// does not inherit them, and prevents a core file of a deliberate crash.
static void become(const char *path, char *const *arguments, char *const *environment) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  struct rlimit no_core = {0};
  setrlimit(RLIMIT_CORE, &no_core);
  closefrom(3);
  execve(path, arguments, environment);
  _exit(127);
}

pid_t pseudo_terminal_spawn(const char *path, char *const *arguments, char *const *environment,
                            int width, int height, int *terminal) {
  struct winsize size = {.ws_row = height, .ws_col = width};
  pid_t child = forkpty(terminal, 0, 0, &size);
  if (child == 0) become(path, arguments, environment);
  return child;
}

void pseudo_terminal_resize(int terminal, int width, int height) {
  struct winsize size = {.ws_row = height, .ws_col = width};
  ioctl(terminal, TIOCSWINSZ, &size);
}

pid_t process_spawn(const char *path, char *const *arguments, char *const *environment, int input,
                    int output, int errors) {
  pid_t child = fork();
  if (child != 0) return child;
  // First move the files to numbers above 2, so that `dup2` overwrites none of them.
  int files[3] = {input, output, errors};
  for (int i = 0; i < 3; i++) files[i] = fcntl(files[i], F_DUPFD, 10);
  for (int i = 0; i < 3; i++) dup2(files[i], i);
  setsid();
  become(path, arguments, environment);
  return -1;
}

bool process_wait(pid_t process, int milliseconds, int *status) {
  struct pollfd request = {.fd = pidfd_open(process, 0), .events = POLLIN};
  if (request.fd < 0) return false;
  bool has_ended = poll(&request, 1, milliseconds) > 0;
  close(request.fd);
  return has_ended && waitpid(process, status, 0) == process;
}
