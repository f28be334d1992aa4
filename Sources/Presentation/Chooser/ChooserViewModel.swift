import Observation
import PokedexDomain

/// One of several things to choose from.
package struct Choosable: Hashable, Sendable {
  package let text: String
  /// What is said about it at the right.
  package let detail: String
  /// Whether it is the one in force.
  package let isCurrent: Bool

  package init(_ text: String, detail: String = "", isCurrent: Bool = false) {
    self.text = text
    self.detail = detail
    self.isCurrent = isCurrent
  }
}

/// A choice among things that can be narrowed by typing.
@MainActor @Observable package final class ChooserViewModel {
  package let title: String
  /// What is said when there is nothing to choose from.
  package let emptyText: String
  package private(set) var typed = ""
  package private(set) var selection = Selection()
  /// The places, among all there are, of those that what was typed leaves.
  package private(set) var shown: [Int] = []

  @ObservationIgnored private let read: () -> [Choosable]
  @ObservationIgnored private let choose: (Int) -> Void
  @ObservationIgnored private let remove: ((Int) -> Void)?
  private var all: [Choosable] = []

  /// - Parameters:
  ///   - read: everything there is to choose from.
  ///   - remove: takes away one of them, where that can be done.
  package init(
    title: String, emptyText: String = "Nothing is called so",
    read: @escaping () -> [Choosable], choose: @escaping (Int) -> Void,
    remove: ((Int) -> Void)? = nil
  ) {
    (self.title, self.emptyText) = (title, emptyText)
    (self.read, self.choose, self.remove) = (read, choose, remove)
    refresh()
    if let current = shown.firstIndex(where: { all[$0].isCurrent }) { selection.select(current) }
  }

  private func refresh() {
    all = read()
    let letters = typed.lowercased()
    shown = all.indices.filter {
      letters.isEmpty || all[$0].text.lowercased().contains(letters)
        || all[$0].detail.lowercased().contains(letters)
    }
    selection.fit(count: shown.count)
  }

  /// The widest text and the widest detail, and how many there are, before anything was typed.
  package var choices: [Choosable] { all }

  package func choice(at place: Int) -> Choosable { all[shown[place]] }

  package func narrow(_ text: String) {
    typed = text
    refresh()
    selection.selectFirst()
  }

  package func move(by rows: Int) { selection.move(by: rows) }
  package func move(pages: Double) { selection.move(pages: pages) }
  package func select(_ place: Int) { selection.select(place) }

  package func fit(height: Int) {
    var fitted = selection
    fitted.fit(height: height)
    if fitted != selection { selection = fitted }
  }

  package var isEmpty: Bool { shown.isEmpty }
  package var canRemove: Bool { remove != nil && !shown.isEmpty }

  package func chooseSelected() {
    if shown.indices.contains(selection.index) { choose(shown[selection.index]) }
  }

  package func removeSelected() {
    guard shown.indices.contains(selection.index), let remove else { return }
    remove(shown[selection.index])
    refresh()
  }
}
