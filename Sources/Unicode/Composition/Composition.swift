/// Joins the parts of Hangul syllables and of voiced kana, which some keyboards, editors and file
/// names give one by one. The results are those of Unicode's canonical composition (NFC); other
/// scripts stay as they are.
package enum Composition {
  /// The character that equals the two together; `nil` if there is none.
  package static func joined(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch second.value {
    case 0x1161...0x1175, 0x11A8...0x11C2: Hangul.joined(first.value, second.value)
    case 0x3099: Kana.voiced(first.value)
    case 0x309A: Kana.halfVoiced(first.value)
    default: nil
    }
  }

  /// The scalars, with all parts joined.
  package static func joined(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      if let last = result.last, let whole = joined(last, scalar) {
        result[result.count - 1] = whole
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}
