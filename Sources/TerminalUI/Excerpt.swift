extension String {
  /// As much of a text from outside as a message has room for, clean.
  package var excerpt: String { DrawableText(self).clipped(to: 40).string }
}
