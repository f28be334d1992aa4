// Makes a call of the C library fail once, for torture.py:
// cc -shared -fPIC -o torture.so torture.c -ldl
// TORTURE_FILE names a file of three numbers, then a counter for each call in the order of the list
// below. The numbers: the index of the call that fails, the count at which it fails, and the errno,
// or a negative signal number to send instead.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

static volatile int *plan;

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("TORTURE_FILE");
  int file = name ? (int)syscall(SYS_openat, AT_FDCWD, name, O_RDWR, 0) : -1;
  if (file < 0) return;
  unsetenv("LD_PRELOAD");
  void *memory = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory != MAP_FAILED) plan = memory;
}

static int fails(int number) {
  if (!plan) return 0;
  int count = __sync_add_and_fetch(&plan[3 + number], 1);
  if (plan[0] != number || plan[1] != count) return 0;
  if (plan[2] < 0) kill(getpid(), -plan[2]);
  errno = plan[2];
  return 1;
}

#define CALL(number, type, name, bad, parameters, arguments)              \
  type name parameters {                                                  \
    static type(*real) parameters;                                        \
    if (!real) real = (type(*) parameters)dlsym(RTLD_NEXT, #name);        \
    if (fails(number)) return bad;                                        \
    return real arguments;                                                \
  }

#define OPEN(number, name)                                                \
  int name(const char *path, int flags, ...) {                            \
    static int (*real)(const char *, int, ...);                           \
    if (!real) real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name); \
    va_list rest;                                                         \
    va_start(rest, flags);                                                \
    int mode = va_arg(rest, int);                                         \
    va_end(rest);                                                         \
    return fails(number) ? -1 : real(path, flags, mode);                  \
  }

OPEN(0, open)
OPEN(1, open64)
CALL(2, ssize_t, read, -1, (int f, void *b, size_t n), (f, b, n))
// Writes to a terminal do not fail: a terminal that takes no output cannot be restored. Neither do
// writes to a memory file, where ncurses collects the output that restores the terminal.
ssize_t write(int file, const void *bytes, size_t count) {
  struct termios settings;
  int is_terminal = syscall(SYS_ioctl, file, TCGETS, &settings) == 0;
  int is_memory = syscall(SYS_fcntl, file, F_GET_SEALS) >= 0;
  return !is_terminal && !is_memory && fails(3) ? -1 : syscall(SYS_write, file, bytes, count);
}

CALL(4, ssize_t, pread64, -1, (int f, void *b, size_t n, off64_t o), (f, b, n, o))
CALL(5, ssize_t, pwrite64, -1, (int f, const void *b, size_t n, off64_t o), (f, b, n, o))
CALL(6, int, fsync, -1, (int f), (f))
CALL(7, int, fdatasync, -1, (int f), (f))
CALL(8, int, ftruncate64, -1, (int f, off64_t n), (f, n))
CALL(9, int, rename, -1, (const char *a, const char *b), (a, b))
CALL(10, int, mkdir, -1, (const char *a, mode_t m), (a, m))
CALL(11, int, unlink, -1, (const char *a), (a))
CALL(12, int, stat, -1, (const char *a, struct stat *s), (a, s))
CALL(13, int, fstat, -1, (int f, struct stat *s), (f, s))
CALL(14, int, lstat64, -1, (const char *a, struct stat64 *s), (a, s))
CALL(15, int, access, -1, (const char *a, int m), (a, m))
CALL(16, int, tcgetattr, -1, (int f, struct termios *t), (f, t))
CALL(17, int, tcsetattr, -1, (int f, int a, const struct termios *t), (f, a, t))
CALL(18, int, poll, -1, (struct pollfd *p, nfds_t n, int t), (p, n, t))
CALL(19, int, memfd_create, -1, (const char *a, unsigned n), (a, n))
CALL(20, int, inotify_init1, -1, (int n), (n))
CALL(21, int, inotify_add_watch, -1, (int f, const char *a, uint32_t n), (f, a, n))
CALL(22, int, sigaltstack, -1, (const stack_t *a, stack_t *b), (a, b))
CALL(23, int, socket, -1, (int a, int b, int c), (a, b, c))
CALL(24, int, flock, -1, (int f, int n), (f, n))
CALL(25, int, utimensat, -1, (int d, const char *a, const struct timespec t[2], int n), (d, a, t, n))
CALL(26, int, dup2, -1, (int a, int b), (a, b))
CALL(27, int, close, -1, (int f), (f))
CALL(28, int, tcgetpgrp, -1, (int f), (f))
CALL(29, int, connect, -1, (int f, const struct sockaddr *a, socklen_t n), (f, a, n))
CALL(30, ssize_t, readlink, -1, (const char *a, char *b, size_t n), (a, b, n))
CALL(31, int, isatty, 0, (int f), (f))
CALL(32, char *, getcwd, 0, (char *b, size_t n), (b, n))
CALL(33, ssize_t, pread, -1, (int f, void *b, size_t n, off_t o), (f, b, n, o))
CALL(39, off_t, lseek, -1, (int f, off_t o, int w), (f, o, w))
CALL(40, int, ftruncate, -1, (int f, off_t n), (f, n))
CALL(41, ssize_t, pwrite, -1, (int f, const void *b, size_t n, off_t o), (f, b, n, o))
CALL(34, ssize_t, recv, -1, (int f, void *b, size_t n, int g), (f, b, n, g))

// A variadic call; all calls here have at most one variadic argument.
#define TWO(number, name)                                                 \
  int name(int file, int request, ...) {                                  \
    static int (*real)(int, int, ...);                                    \
    if (!real) real = (int (*)(int, int, ...))dlsym(RTLD_NEXT, #name);    \
    va_list rest;                                                         \
    va_start(rest, request);                                              \
    void *argument = va_arg(rest, void *);                                \
    va_end(rest);                                                         \
    /* SQLite cannot go on if releasing a lock fails; no system is known on which that happens. */ \
    if (request == F_SETLK && ((struct flock *)argument)->l_type == F_UNLCK)  \
      return real(file, request, argument);                               \
    return fails(number) ? -1 : real(file, request, argument);            \
  }
TWO(35, fcntl)
TWO(36, fcntl64)

int ioctl(int file, unsigned long request, ...) {
  static int (*real)(int, unsigned long, ...);
  if (!real) real = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
  va_list rest;
  va_start(rest, request);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  return fails(37) ? -1 : real(file, request, argument);
}

void *mmap64(void *a, size_t n, int p, int f, int file, off64_t o) {
  static void *(*real)(void *, size_t, int, int, int, off64_t);
  if (!real) real = (void *(*)(void *, size_t, int, int, int, off64_t))dlsym(RTLD_NEXT, "mmap64");
  return file >= 0 && fails(38) ? MAP_FAILED : real(a, n, p, f, file, o);
}
