import PokedexData
import PokedexDomain

/// Reading lines with failures for the user.
extension LineStream {
  /// - Parameter path: `-` for the standard input.
  static func opened(_ path: String) throws -> LineStream {
    do throws(PokedexError) { return try LineStream(path) } catch { throw Failure(error) }
  }

  /// The next lines; empty at the end.
  static func next(of lines: inout LineStream) throws -> [[UInt8]] {
    do throws(PokedexError) { return try lines.next() } catch { throw Failure(error) }
  }
}
