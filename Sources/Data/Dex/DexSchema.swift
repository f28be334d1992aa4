import PokedexDomain

/// The layout of a dex file. `docs/data.md` describes it for readers in other languages.
enum DexSchema {
  /// "PkDx": tells a dex from any other SQLite file.
  static let applicationID = 0x506b_4478
  /// Raised whenever an older program could misread the file.
  static let version = 2

  static let tables = """
    CREATE TABLE kind (
      name TEXT PRIMARY KEY,
      count INTEGER NOT NULL,
      ids BLOB NOT NULL,
      slugs TEXT NOT NULL
    );
    CREATE TABLE field (
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      stride INTEGER NOT NULL,
      data BLOB NOT NULL,
      PRIMARY KEY (kind, name)
    );
    CREATE TABLE name (
      kind TEXT NOT NULL,
      use TEXT NOT NULL,
      language TEXT NOT NULL,
      data TEXT NOT NULL,
      PRIMARY KEY (kind, use, language)
    );
    CREATE TABLE learnset (form INTEGER PRIMARY KEY, data BLOB NOT NULL);
    CREATE TABLE encounter (form INTEGER PRIMARY KEY, data BLOB NOT NULL);
    CREATE TABLE learner (move INTEGER PRIMARY KEY, data BLOB NOT NULL);
    CREATE TABLE resident (area INTEGER PRIMARY KEY, data BLOB NOT NULL);
    CREATE TABLE roster (version_group INTEGER PRIMARY KEY, data BLOB NOT NULL);
    CREATE TABLE spelling (
      kind TEXT NOT NULL,
      script TEXT NOT NULL,
      letters BLOB NOT NULL,
      lengths BLOB NOT NULL,
      word_steps BLOB NOT NULL,
      row_counts BLOB NOT NULL,
      rows BLOB NOT NULL,
      PRIMARY KEY (kind, script)
    );
    """

  /// How many bytes one value of the file may have: a hundred times as many as the longest has.
  static let longestValue = 4 << 20
  /// How many bytes the learnset, the lessons or the encounters of one thing may have.
  static let longestRow = 256 << 10
  /// How many rows a kind may have; the largest has 2,372.
  static let mostRows = 50_000
  /// How many bytes of UTF-8 a name or a slug may have; the longest has 152.
  static let longestName = 1_000

  /// The stride of a field that is a number and not a list.
  static let isNumber = 0
  /// The word under which the usual names of a kind are kept.
  static let mainName = "name"
  /// The spellings in Latin letters without accents, and all others.
  static let plainScript = "plain"
  static let otherScript = "other"
}
