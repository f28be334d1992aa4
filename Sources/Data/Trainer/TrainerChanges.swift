import PokedexDomain

/// The changes that versions of the program have made to the store.
extension TrainerSchema {
  /// A change of the schema, with its new tables; a table comes after those that it refers to.
  struct SchemaChange: Sendable {
    let name: String
    let sql: String
    let tables: [Table]
    /// Tables of earlier changes that it removes.
    var dropped: Set<String> = []
  }

  struct Table: Sendable {
    let name: String
    /// The maximum number of rows; more are neither written nor read.
    let maxRows: Int
  }

  /// The tables that a store has after some changes.
  static func tables(of changes: [SchemaChange]) -> [Table] {
    let dropped = changes.reduce(into: Set<String>()) { $0.formUnion($1.dropped) }
    return changes.flatMap(\.tables).filter { !dropped.contains($0.name) }
  }

  /// All changes, in order.
  static let changes = [
    SchemaChange(
      name: "searches", sql: searches,
      tables: [Table(name: "search", maxRows: 2_000), Table(name: "history", maxRows: 2_000)]),
    SchemaChange(name: "marks", sql: marks, tables: [Table(name: "mark", maxRows: 20_000)]),
    SchemaChange(
      name: "teams", sql: teams,
      tables: [Table(name: "team", maxRows: 5_000), Table(name: "member", maxRows: 30_000)]),
    SchemaChange(name: "place", sql: place, tables: [Table(name: "place", maxRows: 1)]),
    SchemaChange(name: "quiz", sql: quiz, tables: [Table(name: "quiz", maxRows: 1)]),
    SchemaChange(name: "alphas", sql: "ALTER TABLE member ADD COLUMN alpha INTEGER;", tables: []),
    SchemaChange(name: "pages", sql: pages, tables: [Table(name: "page", maxRows: 2_000)]),
    SchemaChange(
      name: "sets", sql: sets, tables: [Table(name: "set_file", maxRows: UserFileKind.sets.most)]),
    SchemaChange(name: "slots", sql: slots, tables: [Table(name: "slot", maxRows: 40_000)]),
    SchemaChange(
      name: "files", sql: files,
      tables: [
        Table(name: "user_file", maxRows: UserFileKind.allCases.reduce(0) { $0 + $1.most })
      ],
      dropped: ["set_file"]),
    SchemaChange(
      name: "collections", sql: collections, tables: [Table(name: "collection", maxRows: 100)]),
    SchemaChange(
      name: "runs", sql: runs,
      tables: [Table(name: "run", maxRows: 2_000), Table(name: "run_pokemon", maxRows: 40_000)]),
  ]

  private static let searches = """
    PRAGMA application_id = \(applicationID);
    CREATE TABLE search (
      name TEXT NOT NULL PRIMARY KEY COLLATE NOCASE,
      query TEXT NOT NULL
    ) STRICT;
    CREATE TABLE history (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      query TEXT NOT NULL UNIQUE
    ) STRICT;
    """

  private static let marks = """
    CREATE TABLE mark (
      form INTEGER NOT NULL PRIMARY KEY,
      favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
      seen INTEGER NOT NULL CHECK (seen IN (0, 1)),
      caught INTEGER NOT NULL CHECK (caught IN (0, 1) AND caught <= seen),
      shiny INTEGER NOT NULL CHECK (shiny IN (0, 1) AND shiny <= caught),
      note TEXT NOT NULL
    ) STRICT;
    """

  /// Lists are stored as text, in the format of `TeamColumns`.
  private static let teams = """
    CREATE TABLE team (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      format TEXT,
      unread TEXT NOT NULL
    ) STRICT;
    CREATE TABLE member (
      team INTEGER NOT NULL REFERENCES team ON DELETE CASCADE,
      place INTEGER NOT NULL,
      form INTEGER NOT NULL,
      look INTEGER,
      nickname TEXT,
      gender TEXT,
      item INTEGER,
      ability INTEGER,
      level INTEGER,
      nature INTEGER,
      effort TEXT NOT NULL,
      individual TEXT NOT NULL,
      moves TEXT NOT NULL,
      shiny INTEGER,
      happiness INTEGER,
      tera_type INTEGER,
      dynamax_level INTEGER,
      gigantamax INTEGER,
      ball INTEGER,
      hidden_power INTEGER,
      unread TEXT NOT NULL,
      PRIMARY KEY (team, place)
    ) STRICT;
    """

  private static let pages = """
    CREATE TABLE page (
      name TEXT NOT NULL PRIMARY KEY COLLATE NOCASE,
      address TEXT NOT NULL
    ) STRICT;
    """

  /// The files of the library of sets, which only backups have.
  private static let sets = """
    CREATE TABLE set_file (
      name TEXT NOT NULL PRIMARY KEY,
      text TEXT NOT NULL
    ) STRICT;
    """

  /// The user's text files by folder, which only backups have.
  private static let files = """
    CREATE TABLE user_file (
      folder TEXT NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (folder, name)
    ) STRICT;
    INSERT INTO user_file SELECT 'sets', name, text FROM set_file;
    DROP TABLE set_file;
    """

  /// Each mark as caught becomes a slot of which only the colours are told. A look, gender, ball or game of
  /// 0 is not told; the states are those of `SlotState`, and the collection without a name is that of
  /// the marks that all share.
  private static let slots = """
    CREATE TABLE slot (
      collection TEXT NOT NULL,
      form INTEGER NOT NULL,
      look INTEGER NOT NULL,
      gender INTEGER NOT NULL CHECK (gender IN (0, 1, 2)),
      shiny INTEGER NOT NULL CHECK (shiny IN (0, 1)),
      state INTEGER NOT NULL CHECK (state IN (1, 2, 3)),
      ball INTEGER NOT NULL,
      game INTEGER NOT NULL,
      note TEXT NOT NULL,
      PRIMARY KEY (collection, form, look, gender, shiny)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO slot SELECT '', form, 0, 0, shiny, 3, 0, 0, '' FROM mark WHERE caught = 1;
    ALTER TABLE mark DROP COLUMN shiny;
    ALTER TABLE mark DROP COLUMN caught;
    """

  /// The words that define a collection, and the stable names of the slots that keep their places, from
  /// the first place on, each followed by a space.
  private static let collections = """
    CREATE TABLE collection (
      name TEXT NOT NULL PRIMARY KEY COLLATE NOCASE,
      definition TEXT NOT NULL,
      places TEXT NOT NULL
    ) STRICT;
    """

  /// A run has a row for each of its last steps, the highest of which it is now. Lists are stored as
  /// text, in the format of `RunColumns`; a Pokémon has the columns of a team's member.
  private static let runs = """
    CREATE TABLE run (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      step INTEGER NOT NULL,
      change TEXT NOT NULL,
      current INTEGER NOT NULL CHECK (current IN (0, 1)),
      game TEXT NOT NULL,
      rules INTEGER NOT NULL CHECK (rules BETWEEN 0 AND 7),
      route TEXT,
      reached TEXT NOT NULL,
      missed TEXT NOT NULL,
      means TEXT NOT NULL,
      beaten TEXT NOT NULL,
      cap INTEGER CHECK (cap BETWEEN 1 AND 100),
      archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
      UNIQUE (name, step)
    ) STRICT;
    CREATE TABLE run_pokemon (
      run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
      place INTEGER NOT NULL,
      location INTEGER,
      area INTEGER,
      fallen INTEGER NOT NULL CHECK (fallen IN (0, 1)),
      form INTEGER NOT NULL,
      look INTEGER,
      nickname TEXT,
      gender TEXT,
      item INTEGER,
      ability INTEGER,
      level INTEGER,
      nature INTEGER,
      effort TEXT NOT NULL,
      individual TEXT NOT NULL,
      moves TEXT NOT NULL,
      shiny INTEGER,
      happiness INTEGER,
      tera_type INTEGER,
      dynamax_level INTEGER,
      gigantamax INTEGER,
      ball INTEGER,
      hidden_power INTEGER,
      alpha INTEGER,
      unread TEXT NOT NULL,
      PRIMARY KEY (run, place)
    ) STRICT;
    """

  /// One row with the user's last position.
  private static let place = """
    CREATE TABLE place (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      text TEXT NOT NULL
    ) STRICT;
    """

  /// One row with the score of the quiz. The limits keep sums within 64 bits.
  private static let quiz = """
    CREATE TABLE quiz (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      asked INTEGER NOT NULL CHECK (asked BETWEEN 0 AND 1000000000),
      correct INTEGER NOT NULL CHECK (correct BETWEEN 0 AND asked),
      streak INTEGER NOT NULL CHECK (streak BETWEEN 0 AND correct),
      best INTEGER NOT NULL CHECK (best BETWEEN streak AND correct)
    ) STRICT;
    """
}
