extension String {
  /// The approximate width in terminal columns, good enough for laying out tables: Chinese,
  /// Japanese and Korean characters take two columns.
  var columns: Int {
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    guard !isASCII else { return utf8.count }
    return reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}

extension Character {
  fileprivate var isWide: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60:
      true
    default: false
    }
  }
}
