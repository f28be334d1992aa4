import PokedexDomain

/// One of several things to choose from.
package struct Choosable: Hashable, Sendable {
  /// Tells it apart from the others.
  package let id: Int
  package let text: String
  /// What is said about it at the right.
  package let detail: String
  /// Whether it is the one in force.
  package let isCurrent: Bool

  package init(_ id: Int, _ text: String, detail: String = "", isCurrent: Bool = false) {
    (self.id, self.text, self.detail, self.isCurrent) = (id, text, detail, isCurrent)
  }
}

/// A choice among things that typing narrows.
@MainActor package final class ChooserViewModel {
  package let title: String
  /// What is said when there is nothing to choose from.
  package let emptyText: String
  /// Whether there is nothing to choose from before something is typed.
  package let isSearch: Bool
  @Watched package private(set) var typed = ""
  @Watched package private(set) var selection = Selection()
  @Watched package private(set) var choices: [Choosable] = []

  private let find: (String) -> [Choosable]
  private let choose: (Int) -> StatusMessage?
  private let remove: ((Int) -> Void)?

  /// Chooses among what a search finds.
  package convenience init(
    title: String, emptyText: String, find: @escaping (String) -> [Choosable],
    choose: @escaping (Int) -> Void
  ) {
    self.init(title: title, emptyText: emptyText, find: find, reporting: Self.silent(choose))
  }

  /// - Parameter choose: tells what there is to say about it.
  package init(
    title: String, emptyText: String, find: @escaping (String) -> [Choosable],
    reporting choose: @escaping (Int) -> StatusMessage?
  ) {
    (self.title, self.emptyText, isSearch) = (title, emptyText, true)
    (self.find, self.choose, remove) = (find, choose, nil)
    refresh()
  }

  private static func silent(_ choose: @escaping (Int) -> Void) -> (Int) -> StatusMessage? {
    {
      choose($0)
      return nil
    }
  }

  /// Chooses among what there is.
  ///
  /// - Parameter remove: takes away one of them, where that can be done.
  package convenience init(
    title: String, emptyText: String = worded("Nothing is called so"),
    among all: @escaping () -> [Choosable], choose: @escaping (Int) -> Void,
    remove: ((Int) -> Void)? = nil
  ) {
    self.init(
      title: title, emptyText: emptyText, among: all, reporting: Self.silent(choose),
      remove: remove)
  }

  /// - Parameter choose: tells what there is to say about it.
  package init(
    title: String, emptyText: String = worded("Nothing is called so"),
    among all: @escaping () -> [Choosable], reporting choose: @escaping (Int) -> StatusMessage?,
    remove: ((Int) -> Void)? = nil
  ) {
    (self.title, self.emptyText, isSearch) = (title, emptyText, false)
    find = { typed in
      let letters = typed.lowercased()
      return all().filter { $0.isNarrowed(by: letters) }
    }
    (self.choose, self.remove) = (choose, remove)
    refresh()
    if let current = choices.firstIndex(where: \.isCurrent) { selection.select(current) }
  }

  /// Chooses one of several things, or none.
  ///
  /// - Parameters:
  ///   - current: the place of the one in force; nothing where none is.
  ///   - choose: takes the place of the one that is chosen; nothing for none.
  package convenience init(
    title: String, noneOr texts: [String], current: Int?, choose: @escaping (Int?) -> Void
  ) {
    let none = Choosable(-1, worded("none"), isCurrent: current == nil)
    let others = texts.enumerated().map { Choosable($0, $1, isCurrent: $0 == current) }
    self.init(title: title, among: { [none] + others }, choose: { choose($0 < 0 ? nil : $0) })
  }

  /// Chooses whom to leave out, by the place in the list.
  package convenience init(leavingOutOf names: [String], choose: @escaping (Int) -> Void) {
    self.init(
      title: worded("Leave out"), among: { names.enumerated().map { Choosable($0, $1) } },
      choose: choose)
  }

  private func refresh() {
    choices = find(typed)
    selection.fit(count: choices.count)
  }

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

  package var selected: Choosable? {
    choices.indices.contains(selection.index) ? choices[selection.index] : nil
  }

  package var isEmpty: Bool { choices.isEmpty }
  package var canRemove: Bool { remove != nil && !choices.isEmpty }

  /// - Returns: what there is to say about it.
  @discardableResult package func chooseSelected() -> StatusMessage? {
    selected.flatMap { choose($0.id) }
  }

  package func removeSelected() {
    guard let selected, let remove else { return }
    remove(selected.id)
    refresh()
  }
}

extension Choosable {
  fileprivate func isNarrowed(by letters: String) -> Bool {
    letters.isEmpty || text.lowercased().contains(letters)
      || detail.lowercased().contains(letters)
  }
}
