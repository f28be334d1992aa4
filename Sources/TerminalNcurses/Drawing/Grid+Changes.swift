import Glibc
import PokedexTerminalUI

extension Grid {
  /// The columns of a row from the first to the last difference from a grid of the same size,
  /// extended to whole characters; all columns if there is no such grid.
  func changedColumns(_ y: Int, since old: Grid?) -> Range<Int> {
    guard let old else { return 0..<size.width }
    let start = y * size.width
    let end = start + size.width
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        guard !Self.isSame(new, old, at: start, count: size.width) else { return 0..<0 }
        guard var first = (start..<end).first(where: { !Self.isSame(new, old, at: $0) }),
          var last = (start..<end).last(where: { !Self.isSame(new, old, at: $0) })
        else { return 0..<0 }
        let isHalf = { new[$0].isContinuation || old[$0].isContinuation }
        while first > start, isHalf(first) { first -= 1 }
        while last + 1 < end, isHalf(last + 1) { last += 1 }
        return first - start..<last + 1 - start
      }
    }
  }

  /// Whether cells are equal, compared as memory: they have no padding.
  private static func isSame(
    _ one: UnsafeBufferPointer<Cell>, _ other: UnsafeBufferPointer<Cell>, at index: Int,
    count: Int = 1
  ) -> Bool {
    guard let one = one.baseAddress, let other = other.baseAddress else { return true }
    return memcmp(one + index, other + index, count * MemoryLayout<Cell>.stride) == 0
  }
}
