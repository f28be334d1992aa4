import PokedexData
import PokedexDomain
import PokedexPresentation

/// The user's collections, for commands.
struct UserCollections {
  private let store: TrainerStore

  /// - Throws: ``Failure`` if there is no home directory.
  init(_ configuration: Configuration) throws {
    store = try Composition(configuration).store(for: .collections)
  }

  /// The collection with a name.
  static func name(_ word: String, in catalog: Catalog) throws -> CollectionName {
    if let name = catalog.collectionName(word) { return name }
    if let failure = catalog.marks.failure { throw Failure(failure) }
    let hint = NearestWord.question(word, among: catalog.collectionNames)
    throw Failure("no collection is called '\(word)'\(hint)", .nothingFound)
  }

  /// The boxes of a collection, whatever game is chosen.
  static func boxes(of name: CollectionName, in catalog: Catalog) throws -> CollectionBoxes {
    let answer = BoxesQuestion(name)
      .answer(in: QuestionContext(catalog, through: nil, UserFacts()))
    if let failure = answer.failure { throw failure }
    return answer.boxes
  }

  /// Saves a collection, with each slot in its place.
  ///
  /// - Returns: its boxes.
  func save(
    _ name: String, _ definition: SlotCollection, in catalog: Catalog
  ) throws -> CollectionBoxes {
    guard catalog.isFreeForCollection(name) else {
      throw Failure("'\(name)' is the name of another collection or of a game", .usage)
    }
    guard let text = definition.text(in: catalog), text.count <= SavedCollection.maxTextLength
    else {
      throw Failure(
        "a collection can have at most \(SavedCollection.maxTextLength) characters", .usage)
    }
    let slots = SlotRows(of: PokemonRows(catalog, through: definition.order))
    // Throws the mistakes in the query.
    _ = try SearchPokedex().found(definition.query, in: QueryEngine(slots))
    let known = KnownCollection(.own(name), definition)
    let boxes = CollectionBoxes(known, of: slots)
    guard !boxes.places.isEmpty else { throw Failure("no slot belongs in it", .nothingFound) }
    try Output.requireWholeData()
    _ = try ChangeCollections(store)(.save(known.arranged(in: slots, as: text)))
    return boxes
  }

  /// Moves new slots into their places.
  ///
  /// - Returns: whether anything has changed.
  func arrange(_ name: CollectionName, in catalog: Catalog) throws -> Bool {
    try Output.requireWholeData()
    return try ChangeCollections(store)(.arrange(catalog.arranged(name).get())) != nil
  }
}
