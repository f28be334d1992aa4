/// The layout of a dex file. `docs/data.md` describes it for programs in other languages.
enum DexSchema {
  /// "PkDx": distinguishes a dex from any other SQLite file.
  static let applicationID = 0x506b_4478
  /// The format version, raised whenever an older program could misread the file.
  static let version = 5

  static let tables = """
    CREATE TABLE kind (
      name TEXT PRIMARY KEY,
      count INTEGER NOT NULL,
      ids BLOB NOT NULL,
      slugs TEXT NOT NULL,
      checksum INTEGER NOT NULL
    );
    CREATE TABLE field (
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      stride INTEGER NOT NULL,
      data BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      PRIMARY KEY (kind, name)
    );
    CREATE TABLE name (
      kind TEXT NOT NULL,
      use TEXT NOT NULL,
      language TEXT NOT NULL,
      data TEXT NOT NULL,
      checksum INTEGER NOT NULL,
      PRIMARY KEY (kind, use, language)
    );
    CREATE TABLE learnset (
      form INTEGER PRIMARY KEY,
      data BLOB NOT NULL,
      checksum INTEGER NOT NULL
    );
    CREATE TABLE encounter (
      form INTEGER PRIMARY KEY,
      data BLOB NOT NULL,
      checksum INTEGER NOT NULL
    );
    CREATE TABLE learner (
      move INTEGER PRIMARY KEY,
      data BLOB NOT NULL,
      checksum INTEGER NOT NULL
    );
    CREATE TABLE resident (
      area INTEGER PRIMARY KEY,
      data BLOB NOT NULL,
      checksum INTEGER NOT NULL
    );
    CREATE TABLE roster (
      version_group INTEGER PRIMARY KEY,
      data BLOB NOT NULL,
      checksum INTEGER NOT NULL
    );
    CREATE TABLE spelling (
      kind TEXT NOT NULL,
      script TEXT NOT NULL,
      letters BLOB NOT NULL,
      lengths BLOB NOT NULL,
      word_steps BLOB NOT NULL,
      row_counts BLOB NOT NULL,
      rows BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      PRIMARY KEY (kind, script)
    );
    """

  /// The maximum size of one value in bytes, a hundred times the size of the largest.
  static let maxValueLength = 4 << 20
  /// The maximum size in bytes of the learnset, lessons or encounters of one entity.
  static let maxRowLength = 256 << 10
  /// The maximum number of rows of a kind; the largest kind has 2,372.
  static let maxRows = 50_000
  /// The maximum length of a name or slug in UTF-8 bytes; the longest has 152.
  static let maxNameLength = 1_000

  /// The stride of a field that is a single number rather than a list.
  static let numberStride = 0
  /// The `use` column of a kind's main names.
  static let mainName = "name"
  /// The script of spellings in unaccented Latin letters, and the script of all others.
  static let plainScript = "plain"
  static let otherScript = "other"
}
