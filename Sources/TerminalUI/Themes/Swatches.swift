/// The colours of a theme.
package struct Swatches: Equatable, Sendable {
  package let background: Background
  package var title: RGB
  package var heading: RGB
  /// Keys, the user's marks, and the focused part.
  package var accent: RGB
  package var error: RGB
  package var warning: RGB
  package var good: RGB
  package var number: RGB
  package var link: RGB
  /// Less important text.
  package var soft: RGB
  /// Placeholders.
  package var faint: RGB
  package var frame: RGB
  package var bar: RGB
  package var barEmpty: RGB
  /// The background of selected cells.
  package var selection: RGB
  /// The background of selected cells in a part without the focus.
  package var selectionUnfocused: RGB
  /// Stat bars, from the worst value to the best: eight colours.
  package var levels: [RGB]

  var roles: [(role: Role, appearance: Appearance)] {
    [
      (.dim, Appearance(soft)),
      (.label, Appearance(soft)),
      (.hint, Appearance(soft)),
      (.status, Appearance(soft)),
      (.title, Appearance(title, .bold)),
      (.heading, Appearance(heading, .bold)),
      (.focus, Appearance(accent, .bold)),
      (.accent, Appearance(accent)),
      (.key, Appearance(accent, .bold)),
      (.mark, Appearance(accent, .bold)),
      (.match, Appearance(accent, [.bold, .underline])),
      (.active, Appearance(accent, [.bold, .underline])),
      (.error, Appearance(error, .bold)),
      (.warning, Appearance(warning)),
      (.good, Appearance(good)),
      (.number, Appearance(number)),
      (.link, Appearance(link, .underline)),
      (.field, Appearance()),
      (.placeholder, Appearance(faint)),
      (.frame, .shape(frame)),
      (.scrollbar, .shape(soft)),
      (.bar, .shape(bar)),
      (.barEmpty, .shape(barEmpty)),
    ]
  }
}
