"""A program on a pseudo-terminal of its own, for the other checks."""
import fcntl, os, pty, re, resource, select, signal, struct, termios, time

MODE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")
# The modes that a program may turn on, and must turn off at its end.
WATCHED = {1000: False, 1002: False, 1003: False, 1006: False, 2004: False, 1049: False, 25: True}


class Terminal:
    def __init__(self, arguments, environment, size=(80, 24), before=None):
        self.bytes, self.status = bytearray(), None
        self.master, slave = pty.openpty()
        self.resize(*size)
        self.line = termios.tcgetattr(slave)
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
            for file in range(3): os.dup2(slave, file)
            os.closerange(3, 256)
            for number in (signal.SIGPIPE, signal.SIGXFSZ): signal.signal(number, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            try:
                if before: before()
                os.execve(arguments[0], arguments, environment)
            finally:
                os._exit(127)
        # Kept open, so that the settings of the line can be read when the program has ended.
        self.slave = slave
        os.set_blocking(self.master, False)

    def resize(self, width, height):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def type(self, data, limit=10):
        """Sends keys and reads meanwhile, so that neither side blocks the other."""
        data, end = data.encode() if isinstance(data, str) else data, time.monotonic() + limit
        while data and time.monotonic() < end:
            self.read(0)
            try: data = data[os.write(self.master, data[:512]):]
            except BlockingIOError: time.sleep(0.001)
            except OSError: return False
        return not data

    def read(self, seconds):
        """Reads until no output comes for a time; returns whether any came."""
        some = False
        while select.select([self.master], [], [], seconds)[0]:
            try: part = os.read(self.master, 65536)
            except OSError: break
            if not part: break
            self.bytes += part
            some = True
            if not seconds: break
        return some

    def wait(self, pattern, limit=10, since=0):
        """Whether a pattern of bytes is drawn within a time."""
        end, seen = time.monotonic() + limit, re.compile(pattern)
        while not seen.search(self.bytes, since):
            left = end - time.monotonic()
            if left <= 0 or self.ended(): return bool(self.read(0)) and bool(seen.search(self.bytes, since))
            select.select([self.master], [], [], min(left, 0.05))
            self.read(0)
        return True

    def signal(self, number):
        if self.status is None: os.kill(self.pid, number)

    def ended(self):
        if self.status is None:
            pid, status, usage = os.wait4(self.pid, os.WNOHANG)
            if pid: self.status, self.usage = status, usage
        return self.status is not None

    def stopped(self, limit=5):
        """Whether a job (`as_job`) stops within a time."""
        stop = time.monotonic() + limit
        while time.monotonic() < stop:
            self.read(0)
            pid, status = os.waitpid(self.pid, os.WNOHANG | os.WUNTRACED)
            if pid and os.WIFSTOPPED(status):
                self.read(0.005)
                return True
            if pid:
                self.status = status
                return False
            time.sleep(0.0005)
        return False

    def end(self, limit=5):
        """The end of the program: the exit status, minus the signal's number, or None if it still runs."""
        stop = time.monotonic() + limit
        while not self.ended() and time.monotonic() < stop:
            self.read(0)
            time.sleep(0.002)
        self.read(0.02)
        if self.status is None: return None
        return -os.WTERMSIG(self.status) if os.WIFSIGNALED(self.status) else os.WEXITSTATUS(self.status)

    def hang_up(self):
        os.close(self.slave)
        os.close(self.master)
        self.master = self.slave = None

    def left(self):
        """The settings of the terminal that are not restored."""
        modes = {}
        for numbers, switch in MODE.findall(bytes(self.bytes)):
            for number in numbers.split(b";"): modes[int(number)] = switch == b"h"
        wrong = [f"mode {n}" for n, usual in WATCHED.items() if modes.get(n, usual) != usual]
        if termios.tcgetattr(self.slave) != self.line: wrong.append("the line")
        return wrong

    def rests(self):
        """Whether the program has handled all keys, and waits for more."""
        unread = struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0" * 4))[0]
        with open(f"/proc/{self.pid}/stat") as line: state = line.read().rsplit(")", 1)[1].split()[0]
        return unread == 0 and state == "S"

    def facts(self):
        """Resident memory in KiB, open files, threads, and CPU time in ticks."""
        fields = dict(line.split(":", 1) for line in open(f"/proc/{self.pid}/status"))
        stat = open(f"/proc/{self.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields["VmRSS"].split()[0]), len(os.listdir(f"/proc/{self.pid}/fd")),
                int(fields["Threads"]), int(stat[11]) + int(stat[12]))

    def memory(self):
        """Resident memory in KiB, the peak and the present value."""
        fields = dict(line.split(":", 1) for line in open(f"/proc/{self.pid}/status"))
        return [int(fields[name].split()[0]) for name in ("VmHWM", "VmRSS")]

    def close(self):
        if not self.ended():
            self.signal(signal.SIGKILL)
            self.end()
        for file in (self.master, self.slave):
            if file is not None: os.close(file)
        self.master = self.slave = None


def as_job():
    """For `before`: runs the program as a job of a small shell, which stops, resumes and ends with it."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(0, os.getpid())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        return
    try:
        while True:
            status = os.waitpid(job, os.WUNTRACED)[1]
            os.tcsetpgrp(0, os.getpgrp())
            if not os.WIFSTOPPED(status): break
            os.kill(os.getpid(), signal.SIGSTOP)
            os.tcsetpgrp(0, job)
            os.killpg(job, signal.SIGCONT)
        if os.WIFSIGNALED(status):
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
            os.kill(os.getpid(), os.WTERMSIG(status))
    finally:
        os._exit(os.waitstatus_to_exitcode(status) & 255)


def environment(home, **more):
    """The variables of a program in a home of its own, without a network."""
    return {"HOME": home, "LANG": "C.UTF-8", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "PAGER": "cat",
            "POKEDEX_API_URL": "http://127.0.0.1:9/api/v2/",
            "POKEDEX_SPRITES_URL": "http://127.0.0.1:9/sprites/", **more}
