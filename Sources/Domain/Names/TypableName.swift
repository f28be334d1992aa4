extension String {
  /// The text without control characters, which the user could neither see nor type.
  package var typable: String {
    let seen = unicodeScalars.filter { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    return String(String.UnicodeScalarView(seen)).trimmed
  }
}
