import PokedexDomain

/// A mark or a state of slots with its own command.
protocol MarkWord: SendableMetatype {
  /// The options that tell more of what is marked.
  associatedtype Details: MarkDetails = SlotDetailOptions

  static var adding: SlotAction { get }
  static var removing: SlotAction { get }
  /// The name of the command, and that of the trait of what has the mark.
  static var word: String { get }
  /// Alternative names of the command.
  static var aliases: [String] { get }
  /// The mark's name in “Mark Pokémon as …”.
  static var markedAs: String { get }
  /// The mark in the current language, as in “already caught”.
  static var name: String { get }
  /// A description of what has the mark, such as `the Pokémon that you have caught`.
  static var meaning: String { get }
  /// The trait of the Pokémon of a run that take the place of those with the mark; `nil` if none do.
  static var traitInRun: String? { get }
  /// The state of slots that it is; `nil` for a mark of Pokémon.
  static var listedState: SlotState? { get }
}

extension MarkWord {
  static var aliases: [String] { [] }
  static var markedAs: String { word }
  static var traitInRun: String? { nil }
  static var listedState: SlotState? { nil }
  /// Whether slots have it, so that its list is one of slots; else Pokémon do.
  static var isStateOfSlots: Bool { listedState != nil }
}

/// A mark of Pokémon.
protocol FormMarkWord: MarkWord {
  static var mark: Mark { get }
}

extension FormMarkWord {
  static var adding: SlotAction { .mark(.add(mark)) }
  static var removing: SlotAction { .mark(.remove(mark)) }
  static var word: String { mark.word }
  static var name: String { mark.name }
}

enum Favourite: FormMarkWord {
  typealias Details = NoMarkDetails
  static let mark = Mark.favourite
  static let aliases = ["favorite"]
  static let markedAs = "favourites"
  static let meaning = "your favourite Pokémon"
}

enum Seen: FormMarkWord {
  typealias Details = NoMarkDetails
  static let mark = Mark.seen
  static let meaning = "the Pokémon that you have seen"
}

enum Caught: FormMarkWord {
  static let mark = Mark.caught
  static let meaning = "the Pokémon that you have caught"
  static let traitInRun: String? = "mine"
}

enum Shiny: FormMarkWord {
  static let mark = Mark.shiny
  static let meaning = "the shiny Pokémon that you have caught"
}

/// A state of slots.
protocol SlotStateWord: MarkWord {
  static var state: SlotState { get }
}

extension SlotStateWord {
  static var adding: SlotAction { .state(state) }
  static var removing: SlotAction { .end(state) }
  static var word: String { state.word }
  static var name: String { state.name }
  static var listedState: SlotState? { state }
}

enum Wanted: SlotStateWord {
  static let state = SlotState.wanted
  static let meaning = "the slots that you look for"
}

enum Pending: SlotStateWord {
  static let state = SlotState.pending
  static let meaning = "the slots caught in a game, and not yet moved"
}
