#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

extern char **environ;

// The shell starts with the default actions of all signals, and none blocked. If it is a job of its
// own, Ctrl-C reaches the shell and its command, but not this program.
static void set_process(posix_spawnattr_t *attributes, bool is_job) {
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setpgroup(attributes, 0);
  posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK |
                      (is_job ? POSIX_SPAWN_SETPGROUP : 0));
}

static void set_files(posix_spawn_file_actions_t *files, int input, int output) {
  if (input < 0) {
    posix_spawn_file_actions_addopen(files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(files, 1, "/dev/null", O_WRONLY, 0);
  } else {
    posix_spawn_file_actions_addtcsetpgrp_np(files, input);
    // Through copies, in case the terminal itself is one of 0, 1 and 2.
    posix_spawn_file_actions_adddup2(files, output, 1);
    posix_spawn_file_actions_adddup2(files, input, 0);
  }
  posix_spawn_file_actions_adddup2(files, 1, 2);
}

// The status as a shell gives it; -1 for a process that is only stopped.
static int exit_status(int status) {
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : -1;
}

// Waits for a job to end. A job that is stopped is resumed at once, as no shell could resume it.
static int wait_for(pid_t job) {
  int status;
  while (true) {
    pid_t changed = waitpid(job, &status, WUNTRACED);
    if (changed < 0 && errno == EINTR) continue;
    if (changed != job) return 127;
    int ended = exit_status(status);
    if (ended >= 0) return ended;
    // The pager has no group of its own.
    if (kill(-job, SIGCONT) != 0) kill(job, SIGCONT);
  }
}

// Puts this job in the foreground again. A job in the background may do so only while it blocks or
// ignores SIGTTOU.
static void take_foreground(int terminal) {
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &only, &mask);
  tcsetpgrp(terminal, getpgrp());
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

// Starts a shell as a job of its own. Returns its process, or -1.
static pid_t start_job(char *_Nullable const *_Nonnull arguments, int input, int output) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  if (posix_spawnattr_init(&attributes) != 0) return -1;
  if (posix_spawn_file_actions_init(&files) != 0) {
    posix_spawnattr_destroy(&attributes);
    return -1;
  }
  set_process(&attributes, true);
  set_files(&files, input, output);
  pid_t job;
  int error = posix_spawn(&job, "/bin/sh", &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error == 0 ? job : -1;
}

int shell_run(char *_Nullable const *_Nonnull arguments, int input, int output) {
  pid_t job = start_job(arguments, input, output);
  int status = job < 0 ? 127 : wait_for(job);
  take_foreground(input);
  return status;
}

int shell_start(char *_Nullable const *_Nonnull arguments) { return start_job(arguments, -1, -1); }

int shell_status(int process) {
  int status;
  pid_t ended = waitpid(process, &status, WNOHANG);
  if (ended == 0) return -1;
  return ended == process ? exit_status(status) : 127;
}

// A pager with the pipe that is its input.
struct pager {
  pid_t process;
  // Readable when the process has ended; -1 on a system before Linux 5.3.
  int end;
  int writing;
  // Tells how much of the text the pager has left in the pipe.
  int reading;
};

static bool spawn_pager(char *_Nullable const *_Nonnull arguments, int input,
                        pid_t *_Nonnull process) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  if (posix_spawnattr_init(&attributes) != 0) return false;
  int error = posix_spawn_file_actions_init(&files);
  if (error == 0) {
    set_process(&attributes, false);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    error = posix_spawn(process, "/bin/sh", &files, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&files);
  }
  posix_spawnattr_destroy(&attributes);
  return error == 0;
}

static bool start_pager(char *_Nullable const *_Nonnull arguments, struct pager *_Nonnull pager) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  bool has_started = spawn_pager(arguments, ends[0], &pager->process);
  pager->end = has_started ? (int)syscall(SYS_pidfd_open, pager->process, 0) : -1;
  pager->reading = ends[0];
  pager->writing = ends[1];
  if (!has_started) {
    close(ends[0]);
    close(ends[1]);
  }
  return has_started;
}

// Leaves the exit status for `wait_for`.
static bool has_ended(const struct pager *_Nonnull pager) {
  siginfo_t info = {0};
  int result = waitid(P_PID, (id_t)pager->process, &info, WEXITED | WNOHANG | WNOWAIT);
  return result != 0 || info.si_pid == pager->process;
}

// Writes the text until its end, or until the pager stops reading. Returns the number of bytes that
// the pipe has taken.
static size_t feed(const struct pager *_Nonnull pager, const char *_Nullable text, size_t count) {
  size_t taken = 0;
  // Otherwise a write would wait for room in the pipe, which this process itself keeps open.
  fcntl(pager->writing, F_SETFL, O_NONBLOCK);
  // Without a file that tells the end, the process is asked ten times a second.
  int pause = pager->end < 0 ? 100 : -1;
  while (taken < count) {
    struct pollfd files[] = {
        {.fd = pager->writing, .events = POLLOUT}, {.fd = pager->end, .events = POLLIN}};
    if (poll(files, 2, pause) < 0 && errno != EINTR) break;
    if (has_ended(pager)) break;
    ssize_t written = write(pager->writing, text + taken, count - taken);
    if (written < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (written <= 0) break;
    taken += (size_t)written;
  }
  return taken;
}

// Gives the pager the text and waits for its end.
static int show(const struct pager *_Nonnull pager, const char *_Nullable text, size_t count,
                bool *_Nonnull has_read) {
  size_t taken = feed(pager, text, count);
  close(pager->writing);
  int status = wait_for(pager->process);
  int left = 0;
  ioctl(pager->reading, FIONREAD, &left);
  *has_read = taken > (size_t)left;
  close(pager->reading);
  if (pager->end >= 0) close(pager->end);
  return status;
}

// While the pager runs, this program ignores SIGINT and SIGQUIT, since their keys are meant for the
// pager, and SIGPIPE, since the pager may end before it has read the whole text.
int pager_run(char *_Nullable const *_Nonnull arguments, const void *_Nullable text, size_t count,
              bool *_Nonnull has_read) {
  static const int signals[] = {SIGINT, SIGQUIT, SIGPIPE};
  struct sigaction before[3], ignore = {.sa_handler = SIG_IGN};
  struct termios line;
  bool has_line = tcgetattr(STDOUT_FILENO, &line) == 0;
  for (int i = 0; i < 3; i++) sigaction(signals[i], &ignore, &before[i]);
  struct pager pager;
  *has_read = false;
  int status = start_pager(arguments, &pager) ? show(&pager, text, count, has_read) : 127;
  if (has_line) tcsetattr(STDOUT_FILENO, TCSADRAIN, &line);
  for (int i = 0; i < 3; i++) sigaction(signals[i], &before[i], NULL);
  return status;
}
