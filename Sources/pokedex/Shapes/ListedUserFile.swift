import PokedexData
import PokedexDomain
import PokedexPresentation

/// A file of the user's, as the list of its folder tells it.
protocol ListedUserFile: Shaped {
  static var kind: UserFileKind { get }

  /// The files of the folder, read.
  static func all(in folder: UserFolder, on catalog: Catalog) -> [Self]
}

extension Result where Success: FileReading, Failure == PokedexError {
  /// Why the file cannot be read, or its first mistake.
  var problem: String? { failure?.text ?? value?.firstError }
}
