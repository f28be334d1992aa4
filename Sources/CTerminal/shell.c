#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
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

// Waits for a job to end. A job that is stopped is resumed at once, as no shell could resume it.
static int wait_for(pid_t job) {
  int status;
  while (true) {
    pid_t changed = waitpid(job, &status, WUNTRACED);
    if (changed < 0 && errno == EINTR) continue;
    if (changed != job) return 127;
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    if (WIFSIGNALED(status)) return 128 + WTERMSIG(status);
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

int shell_run(char *_Nullable const *_Nonnull arguments, int input, int output) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  if (posix_spawnattr_init(&attributes) != 0) return 127;
  if (posix_spawn_file_actions_init(&files) != 0) {
    posix_spawnattr_destroy(&attributes);
    return 127;
  }
  set_process(&attributes, true);
  set_files(&files, input, output);
  pid_t job;
  int error = posix_spawn(&job, "/bin/sh", &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  int status = error == 0 ? wait_for(job) : 127;
  if (input >= 0) take_foreground(input);
  return status;
}

// Starts the pager with a pipe as its input. Returns the end to write to, or -1.
static int start_pager(char *_Nullable const *_Nonnull arguments, pid_t *_Nonnull pager) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  int error = posix_spawnattr_init(&attributes);
  if (error == 0) {
    error = posix_spawn_file_actions_init(&files);
    if (error == 0) {
      set_process(&attributes, false);
      posix_spawn_file_actions_adddup2(&files, ends[0], STDIN_FILENO);
      error = posix_spawn(pager, "/bin/sh", &files, &attributes, arguments, environ);
      posix_spawn_file_actions_destroy(&files);
    }
    posix_spawnattr_destroy(&attributes);
  }
  close(ends[0]);
  if (error == 0) return ends[1];
  close(ends[1]);
  return -1;
}

// Writes the text until its end, or until the pager stops reading.
static void feed(int pipe, const char *_Nullable text, size_t count) {
  while (count > 0) {
    ssize_t written = write(pipe, text, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text += written;
    count -= (size_t)written;
  }
}

// While the pager runs, this program ignores SIGINT and SIGQUIT, since their keys are meant for the
// pager, and SIGPIPE, since the pager may end before it has read the whole text.
int pager_run(
    char *_Nullable const *_Nonnull arguments, const void *_Nullable text, size_t count) {
  static const int signals[] = {SIGINT, SIGQUIT, SIGPIPE};
  struct sigaction before[3], ignore = {.sa_handler = SIG_IGN};
  struct termios line;
  bool has_line = tcgetattr(STDOUT_FILENO, &line) == 0;
  for (int i = 0; i < 3; i++) sigaction(signals[i], &ignore, &before[i]);
  pid_t pager;
  int pipe = start_pager(arguments, &pager);
  int status = 127;
  if (pipe >= 0) {
    feed(pipe, text, count);
    close(pipe);
    status = wait_for(pager);
  }
  if (has_line) tcsetattr(STDOUT_FILENO, TCSADRAIN, &line);
  for (int i = 0; i < 3; i++) sigaction(signals[i], &before[i], NULL);
  return status;
}
