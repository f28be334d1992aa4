import PokedexData
import PokedexDomain

/// A file of the user's, as the list of its folder tells it.
protocol ListedUserFile: Shaped {
  static var kind: UserFileKind { get }

  /// The files of the folder, read.
  static func all(in folder: UserFolder, on catalog: Catalog) -> [Self]
}
