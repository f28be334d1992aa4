import Glibc
import PokedexDomain

/// Links of a document that were read before. Learnsets lead half a million times to forty version
/// groups, in the same bytes each time, and to compare these takes less than to read them.
///
/// It points to the document, as the reader does, and must not be kept longer.
struct LinkMemory<Entity: Tabular> {
  private struct Entry {
    var link = JSONReader.Text(start: nil, count: 0)
    var id = ID<Entity>(0)
  }

  private var entries = [Entry](repeating: Entry(), count: 64)

  /// Reads a link.
  mutating func id(from reader: inout JSONReader) throws(BadData) -> ID<Entity> {
    guard let link = reader.object else { return try reader.value() }
    let slot = Self.slot(of: link)
    if Self.isEqual(entries[slot].link, link) {
      try reader.skip()
    } else {
      entries[slot] = Entry(link: link, id: try reader.value())
    }
    return entries[slot].id
  }

  /// By the last two digits of the number, which stand before a slash, a quotation mark and a brace.
  private static func slot(of link: JSONReader.Text) -> Int {
    guard link.count > 5 else { return 0 }
    return (Int(link[link.count - 5]) * 10 + Int(link[link.count - 4])) & 63
  }

  private static func isEqual(_ left: JSONReader.Text, _ right: JSONReader.Text) -> Bool {
    guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress
    else { return false }
    return memcmp(first, second, left.count) == 0
  }
}
