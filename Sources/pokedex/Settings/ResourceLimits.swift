import Glibc
import PokedexTerminalNcurses

/// The resource limits of the process.
enum ResourceLimits {
  /// The number of open files for a page and a sync together, with a margin.
  private static let files: rlim_t = 64
  /// The address space in bytes that the largest window and the system library's threads need
  /// together. With less, the library waits for memory forever.
  private static let addresses: rlim_t = 256 << 20
  /// The writable memory in bytes: the largest window and a sync take about 100 MiB. With less, the
  /// process ends or waits forever for a thread that cannot start.
  private static let data: rlim_t = 128 << 20
  /// The stack of the main thread in bytes. The maximum depth of queries and documents assumes this
  /// size.
  private static let stack: rlim_t = 8 << 20
  private static let leastStack: rlim_t = 1 << 20
  /// The stack of any other thread in bytes. By default, the system's stack limit is also the size
  /// of these stacks: with a small limit the threads would crash, with a large one their stacks
  /// would not fit into the address space.
  private static let threadStack = 2 << 20

  /// The threads beside the main one that the system library needs. It waits forever for one that
  /// cannot start.
  private static let threads = 1
  /// Those of the requests of a page and of a sync in addition, with a margin. The network library
  /// crashes if one cannot start.
  private static let networkThreads = 4

  /// Raises the limits as needed, or ends the program with an error message.
  static func apply() {
    // Exceeding the file size limit is an ordinary error and must not kill the process silently.
    signal(SIGXFSZ, SIG_IGN)
    // The owner can always read and write new files.
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

  // Threads are started on trial, because the limit of a container (pids.max) shows only in this way.
  private static let hasThreads = ThreadMemory.canStart(threads)
  private static let hasNetworkThreads = ThreadMemory.canStart(networkThreads)

  /// Ends the program with an error message if the threads that each command needs cannot start.
  static func requireThreads() {
    if !hasThreads { refuseThreads(threads) }
  }

  /// Ends the program with an error message if the threads for requests cannot start.
  static func requireNetworkThreads() {
    if !hasNetworkThreads { refuseThreads(networkThreads) }
  }

  private static func refuseThreads(_ needed: Int) -> Never {
    refuse("\(needed + 1) threads are needed (ulimit -u, or the limit of the container)")
  }

  private static func limit(_ resource: __rlimit_resource) -> rlimit {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    return limit
  }

  /// Raises a limit as far as allowed, and returns it.
  private static func raised(_ resource: __rlimit_resource, to wanted: rlim_t) -> rlim_t {
    var limit = limit(resource)
    guard limit.rlim_cur < wanted else { return limit.rlim_cur }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    return limit.rlim_cur
  }

  private static func refuse(_ reason: String) -> Never {
    // In English, because the language setting has not been read yet.
    Failure(localized: "too little to run: \(reason)", .system).exit()
  }
}
