import PokedexDomain

/// The user's collections, and the places that their slots keep.
@MainActor package final class CollectionsModel {
  private let store: (any CollectionStore)?
  private let trainer: TrainerModel

  /// - Parameter store: `nil` saves none.
  init(_ store: (any CollectionStore)?, trainer: TrainerModel) {
    self.store = store
    self.trainer = trainer
    trainer.observe { [weak trainer] in trainer?.collectionsHaveChanged() }
  }

  /// Keeps every slot of a collection in the place where its order puts it, new ones among the others.
  func arrange(_ name: CollectionName, in catalog: Catalog) -> StatusMessage? {
    guard let store else {
      return StatusMessage(KeptData.collections.refusal, isError: true)
    }
    do throws(PokedexError) {
      let arranged = try catalog.arranged(name).get()
      let step = try ChangeCollections(store)(.arrange(arranged))
      trainer.collectionsHaveChanged()
      guard let step else { return StatusMessage(worded("all slots are in their places already")) }
      trainer.record(step)
      return StatusMessage(worded("\(step.title): u undoes it"))
    } catch { return StatusMessage(error) }
  }

  /// Keeps the places of a collection that keeps none yet, as its first slot is filled. What has been
  /// marked stays so even if that fails, and the next mark tries it again.
  func keepPlaces(of name: CollectionName, in catalog: Catalog) {
    guard let store, catalog.collection(name)?.kept.isEmpty == true else { return }
    do throws(PokedexError) {
      _ = try ChangeCollections(store)(.arrange(try catalog.arranged(name).get()))
      trainer.collectionsHaveChanged()
    } catch { return }
  }

  /// A chooser among the collections that every player has, the user's and the games' dexes.
  func chooser(
    in catalog: Catalog, current: CollectionName, open: @escaping (CollectionName) -> Void
  ) -> ChooserViewModel {
    let tallies = catalog.collectionTallies()
    let games = catalog.lenses.all.filter(\.data.isGame).map { CollectionName.game($0) }
    let names = tallies.map(\.name) + games
    return ChooserViewModel(
      title: worded("Collections"), emptyText: worded("No collection has that name"),
      among: {
        names.enumerated().map { index, name in
          Choosable(
            index, name.title,
            detail: tallies.indices.contains(index) ? tallies[index].text : "", alias: name.word,
            isCurrent: name == current)
        }
      },
      choose: { open(names[$0]) })
  }
}

extension CollectionTally {
  /// `12 of 1,382, 3 pending`.
  var text: String { Formatting.filled(caught, of: count, pending: pending) }
}

extension Formatting {
  /// How many places are filled: `12 of 30, 3 pending`.
  static func filled(_ caught: Int, of count: Int, pending: Int) -> String {
    let text = worded("\(Self.count(caught)) of \(Self.count(count))")
    return pending == 0 ? text : text + worded(", \(Self.count(pending)) pending")
  }
}
