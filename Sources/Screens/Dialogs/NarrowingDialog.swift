/// A dialog with a text field that narrows its rows.
@MainActor protocol NarrowingDialog: Screen {
  var field: EditedText { get }
  func narrow(_ typed: String)
}

extension NarrowingDialog {
  var takesText: Bool { true }

  func paste(_ text: String) -> Message? {
    field.insert(text)
    return nil
  }

  func followTyping() {
    if let typed = field.takeTyped() { narrow(typed) }
  }
}
