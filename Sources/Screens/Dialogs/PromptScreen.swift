import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A dialog with a single text field, for example for a name.
@MainActor final class PromptScreen: Screen {
  let title: String
  let takesText = true

  private let dialogs: Dialogs
  private let problem: (String) -> String?
  private let accept: (String) -> StatusMessage?
  /// Takes a pasted text of several lines in place of a typed one, and returns a message; `nil` where
  /// such a text is typed.
  private let takePaste: ((String) -> StatusMessage?)?
  /// Takes each valid text while it is typed, and the first one again if the dialog is cancelled.
  private let follow: ((String) -> Void)?
  private let firstText: String
  private var isAccepted = false
  private let field: EditedText
  private let state = PromptState()
  /// Whether the first character typed replaces the whole text, as for numbers.
  private var typingReplacesText: Bool
  /// Whether the text is long, such as a note or the path of a file.
  private let isLong: Bool

  init(
    title: String, text: String, typingReplacesText: Bool, isLong: Bool,
    dialogs: Dialogs, problem: @escaping (String) -> String?,
    takePaste: ((String) -> StatusMessage?)?, follow: ((String) -> Void)?,
    accept: @escaping (String) -> StatusMessage?
  ) {
    self.title = title
    self.dialogs = dialogs
    self.problem = problem
    self.accept = accept
    self.takePaste = takePaste
    self.follow = follow
    firstText = text
    field = EditedText(text)
    self.typingReplacesText = typingReplacesText
    self.isLong = isLong
  }

  private(set) lazy var bindings: [Binding] = [
    Binding(reporting: .accept) { [weak self] in self?.finish() },
    Binding(.cancel) { [dialogs] in dialogs.close() },
  ]

  private func finish() -> Message? {
    if let reason = problem(field.text) {
      state.problem = reason
      return nil
    }
    isAccepted = true
    dialogs.close()
    return accept(field.text).map { Message($0) }
  }

  func type(_ key: Key) -> Bool {
    if typingReplacesText, case .character = key { field.set("") }
    typingReplacesText = false
    if field.handle(key) { state.problem = nil }
    return true
  }

  func followTyping() {
    guard let follow, let text = field.takeTyped(), problem(text) == nil else { return }
    follow(text)
  }

  func leave() {
    if !isAccepted { follow?(firstText) }
  }

  func paste(_ text: String) -> Message? {
    guard let takePaste, text.contains(where: \.isNewline) else {
      field.insert(text)
      return nil
    }
    dialogs.close()
    return takePaste(text).map { Message($0) }
  }

  var message: Message? { state.problem.map { Message($0, .warning) } }

  var speech: Speech? {
    Speech(title: title, selected: field.text.isEmpty ? worded("nothing is typed") : field.text)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let box = area.centered(Size(width: columns(in: area), height: 3))
    let inner = canvas.box(box, title: title).inset(horizontal: 1)
    field.draw(on: &canvas, in: inner)
  }

  private static let leastColumns = 40
  private static let maxColumns = 100

  private func columns(in area: Rect) -> Int {
    let least = max(Self.leastColumns, DrawableText(title).width + 6)
    return isLong ? max(least, min(area.width - 4, Self.maxColumns)) : least
  }
}

/// The validation error of the typed text, watched so that a change redraws the screen.
@MainActor private final class PromptState {
  @Watched var problem: String?
}
