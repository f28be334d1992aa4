import ArgumentParser

/// The source of the facts: the dex on this machine, or PokeAPI.
enum Source: String, CaseIterable, ExpressibleByArgument {
  case auto
  case api
}
