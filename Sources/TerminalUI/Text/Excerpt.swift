extension String {
  /// The first 40 columns of a text from outside, cleaned, for a message.
  package var excerpt: String { DrawableText(self).clipped(to: 40).string }
}
