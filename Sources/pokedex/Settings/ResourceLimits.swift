import Glibc
import PokedexTerminalNcurses

/// What the system allows this process.
enum ResourceLimits {
  /// Files that are open while a page is looked at and a sync runs, and some more.
  private static let files: rlim_t = 64
  /// Bytes of addresses with which the system's library can begin its threads, beside the largest
  /// window; with less it waits for more, for ever.
  private static let addresses: rlim_t = 256 << 20
  /// Bytes that may be written to: the largest window and a sync take some 100 MiB. What is missing
  /// ends the process, or a thread cannot begin, for which it would wait for ever.
  private static let data: rlim_t = 128 << 20
  /// Bytes for the calls of the main thread. Queries and documents are as deep as usual ones allow.
  private static let stack: rlim_t = 8 << 20
  private static let leastStack: rlim_t = 1 << 20
  /// Bytes for those of another thread. The system takes its own limit for them, too: with a small
  /// one they would end the process, with a large one there would be no room for them.
  private static let threadStack = 2 << 20

  /// Makes the best of it, or ends the program with a sentence.
  static func apply() {
    // A file that may not grow is an error like others, and no reason to die without a word.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever makes a file may read and write it.
    umask(umask(0) & 0o077)
    ThreadMemory.setStacks(bytes: threadStack)
    let open = raised(RLIMIT_NOFILE, to: files)
    if open < files / 2 {
      refuse("only \(open) files may be open, \(files / 2) are needed (ulimit -n)")
    }
    let depth = raised(RLIMIT_STACK, to: stack)
    if depth < leastStack { refuse("\(leastStack >> 20) MiB of stack are needed (ulimit -s)") }
    if limit(RLIMIT_DATA).rlim_cur < data {
      refuse("\(data >> 20) MiB of data are needed (ulimit -d)")
    }
    let space = limit(RLIMIT_AS).rlim_cur
    if space < addresses {
      refuse("\(addresses >> 20) MiB of addresses are needed (ulimit -v)")
    }
    if space < rlim_t.max { ThreadMemory.joinHeaps() }
  }

  private static func limit(_ resource: __rlimit_resource) -> rlimit {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    return limit
  }

  /// The limit, which is as much as is wanted where that is allowed.
  private static func raised(_ resource: __rlimit_resource, to wanted: rlim_t) -> rlim_t {
    var limit = limit(resource)
    guard limit.rlim_cur < wanted else { return limit.rlim_cur }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    return limit.rlim_cur
  }

  private static func refuse(_ reason: String) -> Never {
    // In English: who cannot start has not read yet which language is wanted.
    Failure(told: "too little to run: \(reason)", .system).exit()
  }
}
