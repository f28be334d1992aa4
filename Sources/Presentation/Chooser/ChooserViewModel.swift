import PokedexDomain

/// A choice in a ``ChooserViewModel``.
package struct Choosable: Hashable, Sendable {
  /// Identifies the choice among the others.
  package let id: Int
  package let text: String
  /// A remark on the choice, shown at the right.
  package let detail: Inline
  /// Another word that finds the choice; it is not shown.
  package let alias: String
  /// Whether the choice is the current one.
  package let isCurrent: Bool
  /// The text that the field takes when the cursor moves to the choice; `nil` for the typed one.
  package var completion: String?

  package init(
    _ id: Int, _ text: String, detail: String = "", alias: String = "", isCurrent: Bool = false
  ) {
    self.init(id, text, detail: Inline(detail), alias: alias, isCurrent: isCurrent)
  }

  package init(
    _ id: Int, _ text: String, detail: Inline, alias: String = "", isCurrent: Bool = false
  ) {
    self.id = id
    self.text = text
    self.detail = detail
    self.alias = alias
    self.isCurrent = isCurrent
  }
}

/// A list of choices that typing filters.
@MainActor package final class ChooserViewModel {
  package let title: String
  /// The message if there are no choices, and no reason for that.
  private let usualEmptyText: String
  /// Whether choices appear only once something is typed.
  package let isSearch: Bool
  /// Whether the upper half of the screen stays free, because one chooses for what is there.
  package var isLow = false
  /// Whether the chooser stays open after a choice, as for settings that are turned on and off.
  package var staysOpen = false
  /// Shows the effect of the selected choice while the chooser is open; `nil` ends that if the
  /// chooser closes without a choice.
  package var preview: (Int?) -> Void = { _ in }
  /// Returns the reason why there are no choices for a typed text, if there is one.
  package var reason: (String) -> String? = { _ in nil }
  /// Takes a pasted text of several lines in place of a choice, and returns a message; `nil` where
  /// such a text is typed.
  package var takePaste: ((String) -> StatusMessage?)?
  /// Returns the page that a choice opens, for a preview of it; `nil` where choices open none.
  package var page: ((Int) -> Destination?)?
  /// Takes a choice for good, not only until the program ends, and returns a message; `nil` where
  /// nothing is kept.
  package var keep: ((Int) -> StatusMessage?)?
  @Watched package private(set) var typed = ""
  @Watched package private(set) var selection = Selection()
  @Watched package private(set) var choices: [Choosable] = []

  /// Returns the choices for a typed text.
  private var find: (String) -> [Choosable]
  /// Returns all choices, which change when one is chosen or removed; `nil` for a search.
  private let all: (() -> [Choosable])?
  private let choose: (Int) -> StatusMessage?
  private let remove: ((Int) -> Void)?

  /// Creates a chooser among the results of a search.
  package convenience init(
    title: String, emptyText: String, find: @escaping (String) -> [Choosable],
    choose: @escaping (Int) -> Void
  ) {
    self.init(title: title, emptyText: emptyText, find: find, reporting: Self.silent(choose))
  }

  /// - Parameter choose: Returns a message about the choice.
  package init(
    title: String, emptyText: String, find: @escaping (String) -> [Choosable],
    reporting choose: @escaping (Int) -> StatusMessage?
  ) {
    self.title = title
    usualEmptyText = emptyText
    isSearch = true
    self.find = find
    all = nil
    self.choose = choose
    remove = nil
    refresh()
  }

  private static func silent(_ choose: @escaping (Int) -> Void) -> (Int) -> StatusMessage? {
    {
      choose($0)
      return nil
    }
  }

  /// Creates a chooser among given choices.
  ///
  /// - Parameter remove: Removes a choice, if that is possible.
  package convenience init(
    title: String, emptyText: String = worded("Nothing has that name"),
    among all: @escaping () -> [Choosable], choose: @escaping (Int) -> Void,
    remove: ((Int) -> Void)? = nil
  ) {
    self.init(
      title: title, emptyText: emptyText, among: all, reporting: Self.silent(choose),
      remove: remove)
  }

  /// - Parameter choose: Returns a message about the choice.
  package init(
    title: String, emptyText: String = worded("Nothing has that name"),
    among all: @escaping () -> [Choosable], reporting choose: @escaping (Int) -> StatusMessage?,
    remove: ((Int) -> Void)? = nil
  ) {
    self.title = title
    usualEmptyText = emptyText
    isSearch = false
    find = { _ in [] }
    self.all = all
    self.choose = choose
    self.remove = remove
    reload()
    if let current = choices.firstIndex(where: \.isCurrent) { selection.select(current) }
  }

  /// Creates a chooser for one of several texts, or none.
  ///
  /// - Parameters:
  ///   - current: The index of the current choice; `nil` if there is none.
  ///   - choose: Takes the index of the choice; `nil` for none.
  package convenience init(
    title: String, noneOr texts: [String], current: Int?, choose: @escaping (Int?) -> Void
  ) {
    let none = Choosable(-1, worded("none"), isCurrent: current == nil)
    let others = texts.enumerated().map { Choosable($0, $1, isCurrent: $0 == current) }
    self.init(title: title, among: { [none] + others }, choose: { choose($0 < 0 ? nil : $0) })
  }

  /// Creates a chooser for a name to remove, by its index.
  package convenience init(leavingOutOf names: [String], choose: @escaping (Int) -> Void) {
    self.init(
      title: worded("Remove"), among: { names.enumerated().map { Choosable($0, $1) } },
      choose: choose)
  }

  private func reload() {
    if let all { find = KnownChoices(all()).narrowed }
    refresh()
  }

  private func refresh() {
    choices = find(typed)
    selection.fit(count: choices.count)
  }

  package func narrow(_ text: String) {
    typed = text
    refresh()
    selection.selectFirst()
    showSelected()
  }

  package func move(by rows: Int) {
    selection.move(by: rows)
    showSelected()
  }

  /// Moves the cursor where choices complete the text in the field: the first step takes the choice
  /// at the cursor.
  ///
  /// - Returns: The text that the field has now.
  package func step(by rows: Int, completing text: String) -> String {
    let isTaken = selected?.completion.map { $0 == text } ?? true
    if rows < 0 || isTaken { move(by: rows) }
    return selected?.completion ?? typed
  }

  package func move(pages: Double) {
    selection.move(pages: pages)
    showSelected()
  }

  package func select(_ index: Int) {
    selection.select(index)
    showSelected()
  }

  private func showSelected() {
    if let selected { preview(selected.id) }
  }

  /// Closes without a choice.
  package func cancel() { preview(nil) }

  package func fit(height: Int) {
    var fitted = selection
    fitted.fit(height: height)
    if fitted != selection { selection = fitted }
  }

  package var selected: Choosable? {
    choices.indices.contains(selection.index) ? choices[selection.index] : nil
  }

  /// The page that the selected choice opens.
  package var selectedPage: Destination? { selected.flatMap { page?($0.id) } }

  package var isEmpty: Bool { choices.isEmpty }
  /// The message if there are no choices.
  package var emptyText: String { reason(typed) ?? usualEmptyText }
  package var canRemove: Bool { remove != nil && !choices.isEmpty }

  /// - Returns: A message about the choice.
  @discardableResult package func chooseSelected() -> StatusMessage? {
    guard let selected else { return nil }
    let message = choose(selected.id)
    guard staysOpen else { return message }
    reload()
    narrow("")
    if let index = choices.firstIndex(where: { $0.id == selected.id }) { select(index) }
    return message
  }

  package var canKeep: Bool { keep != nil && !choices.isEmpty }

  package func keepSelected() -> StatusMessage? {
    guard let selected, let keep else { return nil }
    return keep(selected.id)
  }

  package func removeSelected() {
    guard let selected, let remove else { return }
    remove(selected.id)
    reload()
  }
}
