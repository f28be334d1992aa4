import PokedexDomain

/// The pages that the user has saved under names.
@MainActor package final class SavedPagesModel {
  private let store: (any PageStore)?
  private let trainer: TrainerModel

  /// - Parameter store: `nil` saves none.
  package init(_ store: (any PageStore)?, trainer: TrainerModel) {
    self.store = store
    self.trainer = trainer
  }

  /// All saved pages, by name; read each time, because another program may have changed them. None if
  /// they cannot be read: saving one then tells why.
  package var readable: [SavedPage] {
    do throws(PokedexError) { return try store?.pages() ?? [] } catch { return [] }
  }

  /// Why a page cannot be saved under a name; `nil` if it can.
  package func refusal(toSaveAs name: String) -> String? {
    SavedSearch.refusal(ofName: name)
  }

  package func save(_ address: String, as name: String) -> StatusMessage? { set(address, name) }

  package func remove(named name: String) -> StatusMessage? { set(nil, name) }

  private func set(_ address: String?, _ name: String) -> StatusMessage? {
    guard let store else {
      return StatusMessage(KeptData.pages.refusal, isError: true)
    }
    do throws(PokedexError) {
      guard let step = try NamedValues(pages: store).put(address, under: name) else { return nil }
      trainer.record(step)
      return StatusMessage(worded("\(step.title): u undoes it"))
    } catch { return StatusMessage(error) }
  }
}
