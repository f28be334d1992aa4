#!/usr/bin/env python3
"""Makes each call of the C library fail once, and checks how the program ends.

    torture.py [--program .build/release/pokedex] [--most 40] [--only CALL …] [--seed 1]

The program runs with torture.c before the C library. A first run of some thirty steps (list, page,
filter, mark, note, lens, help, team, sizes, end) counts its calls. Then each run has one of them fail;
the seed chooses at most --most calls of a function. Exits with 1 when the program did not end, ended by
an unexpected signal, did not restore the terminal, or left a damaged store. Needs a C compiler.
"""
import argparse, collections, errno, os, random, re, shutil, signal, sqlite3, struct, subprocess, sys, tempfile, time
from terminal import Terminal, environment

HERE = os.path.dirname(os.path.abspath(__file__))
# In the order of torture.c, each with the error that it fails with.
CALLS = [("open", "EMFILE"), ("open64", "ENOSPC"), ("read", "EIO"), ("write", "ENOSPC"), ("pread64", "EIO"),
         ("pwrite64", "ENOSPC"), ("fsync", "EIO"), ("fdatasync", "EIO"), ("ftruncate64", "ENOSPC"), ("rename", "EACCES"),
         ("mkdir", "EROFS"), ("unlink", "EROFS"), ("stat", "EACCES"), ("fstat", "EIO"), ("lstat64", "EACCES"),
         ("access", "EACCES"), ("tcgetattr", "EIO"), ("tcsetattr", "EIO"), ("poll", "EINTR"), ("memfd_create", "EMFILE"),
         ("inotify_init1", "EMFILE"), ("inotify_add_watch", "ENOSPC"), ("sigaltstack", "ENOMEM"), ("socket", "EMFILE"),
         ("flock", "EINTR"), ("utimensat", "EROFS"), ("dup2", "EBUSY"), ("close", "EIO"), ("tcgetpgrp", "EIO"),
         ("connect", "EINTR"), ("readlink", "EACCES"), ("isatty", "ENOTTY"), ("getcwd", "ERANGE"), ("pread", "EIO"),
         ("recv", "EIO"), ("fcntl", "EINVAL"), ("fcntl64", "EAGAIN"), ("ioctl", "EIO"), ("mmap64", "ENOMEM"),
         ("lseek", "EIO"), ("ftruncate", "ENOSPC"), ("pwrite", "ENOSPC")]
STEPS = ["j", "j", "\r", "2", "4", "5", "7", "\x1b", "/char", "\r", "f", "c", "u", "N", "hello", "\r", "L", "plat", "\r",
         "\x1b", "?", "\x1b", "T", "\x1b", ":", "earthq", "\r", "\x1b", "P", "\x1b", "U", "\x1b"]


def run(program, shim, plan):
    """The fault of a run, and the count of each call."""
    home = tempfile.mkdtemp()
    counters = os.path.join(home, "counters")
    with open(counters, "wb") as file:
        file.write(struct.pack("iii", *plan).ljust(4096, b"\0"))
    wrong = []
    terminal = Terminal([program], environment(home, LD_PRELOAD=shim, TORTURE_FILE=counters), (100, 30))
    try:
        terminal.wait(rb"q.{0,40}quit", 3)
        for step in STEPS:
            if terminal.ended(): break
            terminal.type(step)
            terminal.read(0.006)
        terminal.resize(80, 24)
        terminal.read(0.01)
        for key in ["\x1b", "\x1b", "\x1b", "Q"]:
            if terminal.ended(): break
            terminal.type(key)
            terminal.read(0.03)
        # A read that failed may have taken the last key with it.
        status = terminal.end(1)
        if status is None:
            terminal.type("\x1b")
            terminal.read(0.05)
            terminal.type("Q")
            # A lock of the store that was not released costs a wait of a second each time.
            status = terminal.end(20)
        if status is None: wrong.append("it does not end")
        elif status < 0: wrong.append(f"signal {-status}: " + said(terminal))
        elif status not in (0, 1, 64, 69, 71, 74, 129): wrong.append(f"exit status {status}")
        if terminal.left(): wrong.append(f"left: {', '.join(terminal.left())}")
        if plan[0] >= 0 and status not in (0, None): wrong.append(f"ends with {status}: " + said(terminal))
    finally:
        terminal.close()
    for folder, _, names in os.walk(home):
        for name in names:
            if name.endswith(".sqlite"):
                try: answer = sqlite3.connect(os.path.join(folder, name)).execute("PRAGMA integrity_check").fetchone()[0]
                except sqlite3.DatabaseError as error: answer = str(error)
                if answer != "ok": wrong.append(f"{name}: {answer}")
    numbers = struct.unpack(f"{3 + len(CALLS)}i", open(counters, "rb").read()[:4 * (3 + len(CALLS))])
    shutil.rmtree(home, ignore_errors=True)
    return wrong, numbers[3:]


def said(terminal):
    text = re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b\(B|\x1b[=>]", b"", bytes(terminal.bytes[-400:])).decode(errors="replace")
    return repr(text.strip().splitlines()[-1][-160:]) if text.strip() else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=".build/release/pokedex")
    parser.add_argument("--most", type=int, default=40)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    program, chance = os.path.abspath(options.program), random.Random(options.seed)
    shim = os.path.join(tempfile.mkdtemp(), "torture.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", shim, f"{HERE}/torture.c", "-ldl"], check=True)
    wrong, counts = run(program, shim, (-1, 0, 0))
    if wrong: sys.exit(f"without a fault: {wrong}")
    bad = ends = tried = 0
    for index, (name, code) in enumerate(CALLS):
        if options.only and name not in options.only: continue
        times = list(range(1, counts[index] + 1))
        if len(times) > options.most: times = sorted(chance.sample(times, options.most))
        told = collections.Counter()
        for time_ in times:
            wrong, _ = run(program, shim, (index, time_, getattr(errno, code)))
            tried += 1
            orderly = [w for w in wrong if w.startswith("ends with")]
            ends += bool(orderly)
            for one in orderly: told["(orderly) " + one] += 1
            broken = [w for w in wrong if w not in orderly]
            bad += bool(broken)
            if broken: print(f"  {name} {time_} ({code}):", *broken, flush=True)
        print(f"{name}: {counts[index]} calls, {len(times)} failed", *(f"\n    {n} x {t}" for t, n in told.items()), flush=True)
    print(f"{tried} failed calls, {ends} of them ended the program with a sentence, {bad} did otherwise than they must")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
