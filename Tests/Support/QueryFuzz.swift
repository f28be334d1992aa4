import Glibc
import PokedexDomain

/// Asks some rows random queries, round after round, and notes what does not hold.
package struct QueryFuzz {
  /// How many queries were asked.
  package private(set) var count = 0
  /// What did not hold, and of which query.
  package private(set) var faults: [String] = []
  /// The query that took the longest.
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

  /// Adds rows to be asked.
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
        var fault = check.fault(in: text)
        if number.isMultiple(of: 25) {
          let cursor = Int.random(in: 0...text.count, using: &cursors)
          let completions = try? engine.completions(of: text, cursor: cursor)
          if completions == nil { fault = fault ?? "nothing could be completed" }
        }
        round.note("\(name): \(text)", clock.now - start, fault)
      }
      return round
    }
  }

  /// Asks all rows a round of queries.
  package mutating func run(seed: UInt64) {
    for ask in rounds {
      let round = ask(seed)
      count += round.count
      faults += round.faults
      if round.slowest.duration > slowest.duration { slowest = round.slowest }
    }
  }
}

/// What the environment asks of a long run: `FUZZ_SECONDS`, and `FUZZ_SEED` to begin with.
package enum FuzzRun {
  package static var seconds: Int? { number("FUZZ_SECONDS").map { Int($0) } }
  package static var seed: UInt64? { number("FUZZ_SEED") }
  /// A part of the name of the readers that are meant; nil for all.
  package static var reader: String? { getenv("FUZZ_READER").map { String(cString: $0) } }

  private static func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }

  /// Tells at once where the run is: after a trap, that is all there is.
  package static func log(_ line: String) {
    print(line)
    fflush(nil)
  }
}
