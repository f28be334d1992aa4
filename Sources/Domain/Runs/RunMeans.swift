/// The means of a player to meet Pokémon, and the time at which they play.
package struct RunMeans: Hashable, Sendable {
  package private(set) var held: Set<RunMean>
  /// The conditions that hold by themselves or since a point of the story: the time, the season, the
  /// weather, and whether the National Dex has been received.
  package private(set) var now = Circumstances()

  /// The means that every player has from the start.
  package init(_ held: Set<RunMean> = [.walking, .gifts]) { self.held = held }

  /// Exactly these means, and what holds now besides an ordinary day.
  package init(_ words: [RunWord]) {
    self.init(Set<RunMean>())
    for word in words { set(word, holds: true) }
  }

  package func has(_ mean: RunMean) -> Bool { held.contains(mean) }

  /// Sets what holds now.
  ///
  /// - Parameter value: PokeAPI's slug of a value of one of ``nowKinds``; another changes nothing.
  private mutating func set(now value: String) {
    guard Self.nowKinds.contains(where: { $0.values.contains(value) }) else { return }
    now.choose(value)
  }

  /// Sets what holds back to that of an ordinary day, if it is this value.
  private mutating func unset(now value: String) {
    guard let kind = Self.nowKinds.first(where: { now[$0] == value }) else { return }
    now.choose(kind.ordinary)
  }

  /// - Parameter holds: whether the means is held, or the circumstance holds now.
  package mutating func set(_ word: RunWord, holds: Bool) {
    switch word {
    case .mean(let mean): if holds { held.insert(mean) } else { held.remove(mean) }
    case .now(let value): if holds { set(now: value) } else { unset(now: value) }
    }
  }

  /// The kinds of circumstances of which one value holds at a time. The others, such as a swarm, are
  /// means: with one, the player may have it so or not.
  package static let nowKinds = Circumstances.Kind.allCases.filter { kind in
    RunMean.allCases.allSatisfy { $0.conditions.isDisjoint(with: kind.values) }
  }

  /// PokeAPI's slugs of what holds now and is not as on an ordinary day.
  package var nowValues: [String] {
    Self.nowKinds.filter { now[$0] != $0.ordinary }.map { now[$0] }
  }

  /// The means and what holds now, in the order of their tables.
  package var words: [RunWord] {
    RunMean.allCases.filter(has).map(RunWord.mean)
      + RunWord.now.map(\.value).filter(nowValues.contains).map(RunWord.now)
  }
}

/// A player's word about their means: a means, or a condition that holds now.
package enum RunWord: Hashable, Sendable {
  case mean(RunMean)
  /// PokeAPI's slug of a value, such as `time-night`.
  case now(String)

  /// The players' words for what may hold now, with PokeAPI's slugs.
  static let now = Circumstances.words.filter { word in
    RunMeans.nowKinds.contains { $0.values.contains(word.value) }
  }

  /// The word that ``init(_:)`` reads as this.
  package var word: String {
    switch self {
    case .mean(let mean): mean.rawValue
    case .now(let value): Self.now.first { $0.value == value }?.word ?? value
    }
  }

  /// All words, as ``init(_:)`` reads them.
  package static let all = RunMean.allCases.map(\.rawValue) + now.map(\.word)

  package init?(_ word: String) {
    let word = word.lowercased()
    if let mean = RunMean(rawValue: word) {
      self = .mean(mean)
    } else if let value = Self.now.first(where: { $0.word == word })?.value {
      self = .now(value)
    } else {
      return nil
    }
  }
}
