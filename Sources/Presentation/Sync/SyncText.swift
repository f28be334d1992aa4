import PokedexDomain

/// The wording of a sync, for both the screen and the shell.
package enum SyncText {
  /// The name of a step.
  package static func step(_ step: SyncProgress.Step) -> String {
    switch step {
    case .lists: worded("Reading the lists")
    case .documents: worded("Documents")
    case .pictures: worded("Pictures")
    case .dex: worded("Building the dex")
    }
  }

  /// The percentage; `nil` for steps without a count.
  package static func percent(_ progress: SyncProgress) -> Int? {
    progress.total > 0 && progress.step != .dex && progress.step != .lists
      ? progress.done * 100 / progress.total : nil
  }

  /// Percentage, count (`6,512 of 15,357`), time left and rate. Narrow windows drop parts from the
  /// end.
  package static func parts(_ progress: SyncProgress, _ pace: SyncPace) -> [String] {
    guard let percent = percent(progress) else { return [] }
    var parts = [
      "\(percent) %",
      worded("\(Formatting.count(progress.done)) of \(Formatting.count(progress.total))"),
    ]
    guard progress.done < progress.total, let rate = pace.rate, let left = pace.secondsLeft
    else { return parts }
    parts.append(worded("\(duration(left)) left"))
    parts.append(worded("\(rate < 10 ? tenths(rate) : Formatting.count(Int(rate)))/s"))
    return parts
  }

  private static func tenths(_ rate: Double) -> String {
    Formatting.tenths(Int((rate * 10).rounded()))
  }

  /// `9 s`, `2 min`, `3 h`, `5 days`.
  package static func duration(_ seconds: Int) -> String {
    switch seconds {
    case ..<100: worded("\(max(0, seconds)) s")
    case ..<5_400: worded("\((seconds + 30) / 60) min")
    case ..<172_800: worded("\((seconds + 1_800) / 3_600) h")
    default: worded("\(seconds / 86_400) days")
    }
  }

  /// A summary of the result.
  package static func result(_ tally: SyncTally) -> String {
    let things = tally.hasPictures ? worded("documents and pictures") : worded("documents")
    let all = "\(Formatting.count(tally.all)) \(things)"
    if tally.asked == 0 { return worded("\(all), all up to date: nothing was fetched") }
    let parts = [
      (tally.fetched, worded("fetched")), (tally.unchanged, worded("unchanged")),
      (tally.fresh, worded("up to date")),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\(Formatting.count($0.0)) \($0.1)" }
    return worded("\(all): \(counts.joined(separator: ", "))")
  }

  /// The question before a sync.
  ///
  /// - Parameter facts: the age of the dex in use, as a sentence; may be empty.
  package static func question(_ facts: String) -> String {
    let question = worded(
      """
      Fetch all of PokéAPI, some 15,400 documents with texts in every language, and make a dex of \
      your own? That takes about a quarter of an hour and runs in the background.
      """)
    return facts.isEmpty ? question : "\(facts) \(question)"
  }
}
