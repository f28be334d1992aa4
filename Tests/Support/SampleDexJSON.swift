import PokedexDomain

/// The sample as PokeAPI serves it.
extension FaultyServer {
  /// Serves the lists of every ``Kind``, and the documents of forms, species and looks.
  package func serveSampleDex() throws {
    let keys = KeySink()
    try SampleDex.write(into: keys)
    for (kind, entries) in keys.keys { list(kind.rawValue, entries) }
    let linker = Linker(keys.keys)
    for form in SampleDex.forms { serve(linker.document(of: form), at: "pokemon/\(form.id)") }
    for species in SampleDex.species {
      serve(linker.document(of: species), at: "pokemon-species/\(species.id)")
    }
    for look in SampleDex.looks { serve(linker.document(of: look), at: "pokemon-form/\(look.id)") }
  }
}

/// Notes the number and slug of every row.
private final class KeySink: DexSink {
  var keys: [Kind: [(id: Int, name: String?)]] = [:]

  func write<Row: Tabular>(_ rows: [Row]) {
    keys[Row.kind] = rows.sorted { $0.id < $1.id }.map { ($0.id.rawValue, $0.slug) }
  }

  func write(_ learnset: Learnset, of form: ID<Form>) {}
  func write(_ encounters: [Encounter], of form: ID<Form>) {}
  func finish() {}
  func abandon() {}
}

/// Writes the documents, with links for IDs.
private struct Linker {
  private let slugs: [Kind: [Int: String]]

  init(_ keys: [Kind: [(id: Int, name: String?)]]) {
    slugs = keys.mapValues { rows in
      Dictionary(rows.map { ($0.id, $0.name ?? "") }, uniquingKeysWith: { first, _ in first })
    }
  }

  func document(of form: Form) -> String {
    object([
      "id": "\(form.id)", "name": text(form.slug), "species": link(form.species),
      "is_default": "\(form.isDefault)", "order": "\(form.order)",
      "types": types(form.types), "stats": stats(of: form), "abilities": abilities(of: form),
      "height": "\(form.height)", "weight": "\(form.weight)",
      "base_experience": form.baseExperience.map(String.init) ?? "null",
      "forms": list(form.looks.map(link)), "held_items": heldItems(of: form),
      "past_types": list(form.pastTypes.map(past)), "past_abilities": "[]", "past_stats": "[]",
    ])
  }

  func document(of species: Species) -> String {
    object([
      "id": "\(species.id)", "name": text(species.slug), "names": names(species.names),
      "order": "\(species.order)", "generation": link(species.generation),
      "evolves_from_species": species.evolvesFrom.map(link) ?? "null",
      "evolution_chain": link(species.evolutionChain), "gender_rate": "\(species.genderRate)",
      "capture_rate": "\(species.captureRate)", "base_happiness": "\(species.baseHappiness)",
      "is_baby": "\(species.isBaby)", "is_legendary": "\(species.isLegendary)",
      "is_mythical": "\(species.isMythical)", "hatch_counter": "\(species.hatchCycles)",
      "has_gender_differences": "\(species.hasGenderDifferences)",
      "forms_switchable": "\(species.formsSwitchable)", "growth_rate": link(species.growthRate),
      "color": link(species.color), "shape": species.shape.map(link) ?? "null",
      "habitat": species.habitat.map(link) ?? "null",
      "egg_groups": list(species.eggGroups.map(link)),
      "pokedex_numbers": list(
        species.dexNumbers.map {
          object(["entry_number": "\($0.number)", "pokedex": link($0.pokedex)])
        }),
      "varieties": list(
        species.forms.map {
          object(["is_default": "\($0.rawValue == species.id.rawValue)", "pokemon": link($0)])
        }),
    ])
  }

  func document(of look: Look) -> String {
    object([
      "id": "\(look.id)", "name": text(look.slug), "names": names(look.names),
      "form_names": names(look.labels), "pokemon": link(look.form),
      "is_default": "\(look.isDefault)", "is_battle_only": "\(look.isBattleOnly)",
      "is_mega": "\(look.isMega)", "form_order": "\(look.formOrder)", "order": "\(look.order)",
      "types": types([look.type1] + (look.type2.map { [$0] } ?? [])),
      "version_group": link(look.versionGroup),
    ])
  }

  // MARK: Parts

  private func types(_ types: [ID<PokemonType>]) -> String {
    list(types.enumerated().map { object(["slot": "\($0 + 1)", "type": link($1)]) })
  }

  private func stats(of form: Form) -> String {
    list(
      Stat.allCases.map { stat in
        object([
          "base_stat": "\(form.stats[stat])", "effort": "\(form.effort[stat])",
          "stat": link(ID<StatEntry>(stat.rawValue)),
        ])
      })
  }

  private func abilities(of form: Form) -> String {
    let slots = [form.ability1, form.ability2, form.hiddenAbility].enumerated()
    return list(
      slots.compactMap { index, ability in
        ability.map {
          object(["slot": "\(index + 1)", "is_hidden": "\(index == 2)", "ability": link($0)])
        }
      })
  }

  private func heldItems(of form: Form) -> String {
    list(
      form.heldItems.map { held in
        let detail = object(["rarity": "\(held.rarity)", "version": link(held.version)])
        return object(["item": link(held.item), "version_details": list([detail])])
      })
  }

  private func past(_ type: PastType) -> String {
    object([
      "generation": link(type.generation),
      "types": list([object(["slot": "\(type.slot)", "type": link(type.type)])]),
    ])
  }

  private func names(_ names: Names) -> String {
    list(
      names.byLanguage.sorted { $0.key < $1.key }.map { language, name in
        let code = text(language.rawValue)
        return object([
          "language": object(["name": code, "url": text("{base}language/1/")]), "name": text(name),
        ])
      })
  }

  private func link<Entity: Tabular>(_ id: ID<Entity>) -> String {
    let address = text("{base}\(Entity.kind.rawValue)/\(id)/")
    return object(["name": text(slugs[Entity.kind]?[id.rawValue] ?? ""), "url": address])
  }

  private func object(_ fields: KeyValuePairs<String, String>) -> String {
    "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private func text(_ text: String) -> String { "\"\(text)\"" }
}
