extension String {
  /// The first 40 columns of untrusted text, cleaned, for a message.
  package var excerpt: String { DrawableText(self).clipped(to: 40).string }
}
