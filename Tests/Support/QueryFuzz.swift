import Glibc
import PokedexDomain

/// Runs random queries over rows, in rounds, and collects faults.
package struct QueryFuzz {
  /// The number of queries so far.
  package private(set) var count = 0
  /// The faults, each with its query.
  package private(set) var faults: [String] = []
  /// The slowest query.
  package private(set) var slowest: (text: String, duration: Duration) = ("", .zero)
  private var rounds: [(UInt64) -> Round] = []

  private struct Round {
    var count = 0
    var faults: [String] = []
    var slowest: (text: String, duration: Duration) = ("", .zero)

    mutating func note(_ text: String, _ duration: Duration, _ fault: String?) {
      count += 1
      if let fault { faults.append("\(fault): \(text)") }
      if duration > slowest.duration { slowest = (text, duration) }
    }
  }

  private static var queriesOfRound: Int { 100 }

  package init() {}

  /// Adds rows for the queries to search.
  package mutating func add<Rows: QueryRows>(_ name: String, _ rows: Rows) {
    let engine = QueryEngine(rows)
    let check = QueryCheck(engine)
    var queries = RandomQueries(rows, seed: 0)
    rounds.append { seed in
      queries.begin(seed)
      var cursors = SeededGenerator(seed: seed)
      var round = Round()
      let clock = ContinuousClock()
      for number in 0..<Self.queriesOfRound {
        let text = queries.next()
        let start = clock.now
        let fault = check.fault(in: text)
        if number.isMultiple(of: 25) {
          let cursor = Int.random(in: 0...text.count, using: &cursors)
          _ = engine.completions(of: text, cursor: cursor)
        }
        round.note("\(name): \(text)", clock.now - start, fault)
      }
      return round
    }
  }

  /// Runs a round of queries over all rows.
  package mutating func run(seed: UInt64) {
    for ask in rounds {
      let round = ask(seed)
      count += round.count
      faults += round.faults
      if round.slowest.duration > slowest.duration { slowest = round.slowest }
    }
  }
}

/// A long run, set by the environment: `FUZZ_SECONDS`, and `FUZZ_SEED` for its first seed.
package enum FuzzRun {
  package static var seconds: Int? { number("FUZZ_SECONDS").map { Int($0) } }
  package static var seed: UInt64? { number("FUZZ_SEED") }
  /// A part of the names of the readers to run (`FUZZ_READER`); `nil` for all.
  package static var reader: String? { getenv("FUZZ_READER").map { String(cString: $0) } }

  private static func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }

  /// Prints the progress at once, so that it is visible even if the program then traps.
  package static func log(_ line: String) {
    print(line)
    fflush(nil)
  }
}
