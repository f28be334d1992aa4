#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
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

// In the child: makes pidfd_open fail, as on a system before Linux 5.3.
static void hide_pidfd(void) {
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_pidfd_open, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

pid_t pseudo_terminal_spawn(const char *path, char *const *arguments, char *const *environment,
                            int width, int height, bool has_pidfd, int *terminal) {
  struct winsize size = {.ws_row = height, .ws_col = width};
  pid_t child = forkpty(terminal, 0, 0, &size);
  if (child == 0 && !has_pidfd) hide_pidfd();
  if (child == 0) become(path, arguments, environment);
  return child;
}

void pseudo_terminal_resize(int terminal, int width, int height) {
  struct winsize size = {.ws_row = height, .ws_col = width};
  ioctl(terminal, TIOCSWINSZ, &size);
}

void process_limit_files(pid_t process, long bytes) {
  struct rlimit limit;
  if (prlimit(process, RLIMIT_FSIZE, NULL, &limit) != 0) return;
  limit.rlim_cur = bytes < 0 ? limit.rlim_max : (rlim_t)bytes;
  prlimit(process, RLIMIT_FSIZE, &limit, NULL);
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
