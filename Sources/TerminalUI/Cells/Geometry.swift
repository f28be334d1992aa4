/// A size in cells.
package struct Size: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}

/// A position on the screen: column and row, both counted from 0 at the top left.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells. A negative width or height is taken as 0.
package struct Rect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The rectangle of a whole screen or grid.
  package init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package var size: Size { Size(width: width, height: height) }
  package var origin: Point { Point(x: x, y: y) }
  package var isEmpty: Bool { width == 0 || height == 0 }
  /// The first column to the right of the rectangle.
  package var endX: Int { x + width }
  /// The first row below the rectangle.
  package var endY: Int { y + height }

  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < endX && point.y >= y && point.y < endY
  }

  /// The part that lies in both rectangles; empty when they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(endX, other.endX)
    let bottom = min(endY, other.endY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle shrunk by `horizontal` cells at the left and right, and by `vertical` cells at the
  /// top and bottom; empty if it is too small for that.
  package func inset(horizontal: Int = 0, vertical: Int = 0) -> Rect {
    let dx = min(horizontal, width / 2)
    let dy = min(vertical, height / 2)
    return Rect(x: x + dx, y: y + dy, width: width - 2 * horizontal, height: height - 2 * vertical)
  }

  /// The rectangle shrunk by that many cells on all four sides.
  package func inset(_ cells: Int) -> Rect { inset(horizontal: cells, vertical: cells) }

  /// Row `index` of the rectangle, counted from its top, as a rectangle of height 1; empty when
  /// there is no such row.
  package func row(_ index: Int) -> Rect {
    let exists = index >= 0 && index < height
    return Rect(x: x, y: y + index, width: width, height: exists ? 1 : 0)
  }

  /// A rectangle of at most that size in the middle of this one.
  package func centered(_ size: Size) -> Rect {
    let newWidth = min(max(0, size.width), width)
    let newHeight = min(max(0, size.height), height)
    return Rect(
      x: x + (width - newWidth) / 2, y: y + (height - newHeight) / 2,
      width: newWidth, height: newHeight)
  }
}

/// Cutting: each method removes a part, at most the whole rectangle, and returns it.
extension Rect {
  package mutating func takeTop(_ rows: Int) -> Rect {
    let taken = min(max(0, rows), height)
    defer { self = Rect(x: x, y: y + taken, width: width, height: height - taken) }
    return Rect(x: x, y: y, width: width, height: taken)
  }

  package mutating func takeBottom(_ rows: Int) -> Rect {
    let taken = min(max(0, rows), height)
    defer { height -= taken }
    return Rect(x: x, y: endY - taken, width: width, height: taken)
  }

  package mutating func takeLeft(_ columns: Int) -> Rect {
    let taken = min(max(0, columns), width)
    defer { self = Rect(x: x + taken, y: y, width: width - taken, height: height) }
    return Rect(x: x, y: y, width: taken, height: height)
  }

  package mutating func takeRight(_ columns: Int) -> Rect {
    let taken = min(max(0, columns), width)
    defer { width -= taken }
    return Rect(x: endX - taken, y: y, width: taken, height: height)
  }
}
