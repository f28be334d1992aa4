import PokedexDomain

extension Result where Failure == PokedexError {
  /// The value that an expression has, or the error that it throws. It spells no type of the error, as a
  /// closure would have to.
  init(of value: @autoclosure () throws(PokedexError) -> Success) {
    do throws(PokedexError) { self = .success(try value()) } catch { self = .failure(error) }
  }
}
