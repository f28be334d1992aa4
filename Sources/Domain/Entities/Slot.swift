/// A place in a collection: a form in one of its looks, of a gender if females look different, in
/// its usual colours or the shiny ones.
package struct Slot: Hashable, Sendable {
  package let form: ID<Form>
  package let look: ID<Look>
  /// `nil` if the form looks the same in all genders, or is of one gender.
  package let gender: Gender?
  package let isShiny: Bool

  package init(form: ID<Form>, look: ID<Look>, gender: Gender? = nil, isShiny: Bool = false) {
    self.form = form
    self.look = look
    self.gender = gender
    self.isShiny = isShiny
  }
}

/// Where a player can keep a Pokémon that fills a slot.
package enum Keeping: String, CaseIterable, Hashable, Sendable {
  /// In Pokémon HOME, and so beside all others.
  case anywhere
  /// In some games, which it cannot leave as it is.
  case game
  /// Nowhere: it exists during a battle.
  case battle
  /// Nowhere: no player can have it.
  case never

  /// The class in a few words, in the current language.
  package var name: String {
    switch self {
    case .anywhere: worded("kept anywhere")
    case .game: worded("bound to a game")
    case .battle: worded("in battle only")
    case .never: worded("never one’s own")
    }
  }

  /// Whether a player can keep it somewhere.
  package var isKept: Bool { self == .anywhere || self == .game }

  /// Its meaning, for completions and the manual.
  package var meaning: String {
    switch self {
    case .anywhere: "can be kept in Pokémon HOME"
    case .game: "cannot leave its games as it is"
    case .battle: "exists during a battle only"
    case .never: "cannot be had by any player"
    }
  }
}

/// Why a Pokémon is not kept anywhere.
package enum KeepingLimit: String, Hashable, Sendable {
  case item
  case fusion
  case trim
  case ride
  case story
  case unreleased

  /// The reason in the current language.
  package var text: String {
    switch self {
    case .item: worded("while it holds an item")
    case .fusion: worded("while it is fused")
    case .trim: worded("until its fur grows back")
    case .ride: worded("while it is ridden")
    case .story: worded("met in the story only")
    case .unreleased: worded("never given out")
    }
  }
}

/// Exceptions from the rules of slots, from a source other than PokeAPI.
package struct SlotFact: Hashable, Sendable {
  package enum Matter: String, Sendable {
    /// Where it is kept: a ``Keeping``.
    case keeping = "kept"
    /// Whether females look different: `both`.
    case genders
    /// Whether the looks of a form can be told apart: `unseen`.
    case looks
    /// `never`, or the look that has the same shiny colours.
    case shiny
    /// That the numbers of its forms in the games do not tell the look: ``partly``, or `game` if they
    /// differ among games.
    case numbers
  }

  /// The number of a form tells only a part of the look.
  package static let partly = "partly"

  /// The slug of a look, or of a form for all its looks. One `*` stands for any letters.
  package let pattern: String
  package let matter: Matter
  package let value: String
  /// A ``KeepingLimit``, the slugs of version groups, or `-`.
  package let reason: String
  package let source: String
  /// When the source was read: `2026-11`.
  package let month: String
  /// The beginning of a slug; all of it without `*`.
  private let start: String
  /// The end of a slug; `nil` without `*`.
  private let end: String?

  package init(
    pattern: String, _ matter: Matter, _ value: String, reason: String = "-", source: String = "",
    month: String = ""
  ) {
    self.pattern = pattern
    self.matter = matter
    self.value = value
    self.reason = reason
    self.source = source
    self.month = month
    let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    start = parts.first.map(String.init) ?? ""
    end = parts.count > 1 ? String(parts[1]) : nil
  }

  /// Whether it may be about several looks or forms.
  package var hasPattern: Bool { end != nil }

  /// Whether the fact is about a look or form with this slug.
  package func isAbout(_ slug: String) -> Bool {
    guard let end else { return start == slug }
    return slug.utf8.count >= start.utf8.count + end.utf8.count && slug.hasPrefix(start)
      && slug.hasSuffix(end)
  }
}
