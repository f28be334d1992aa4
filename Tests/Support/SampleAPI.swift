import PokedexDomain

/// A small PokeAPI, with a few documents of each kind, texts and pictures.
extension FaultyServer {
  /// - Parameter count: the number of things of each kind, at least 8; one more of each kind adds
  ///   42 documents
  package func serveWholeAPI(count: Int = 8, telling text: String = "A sample.") {
    for kind in Kind.allCases { list(kind.rawValue, (1...count).map { ($0, "thing-\($0)") }) }
    for number in 1...count {
      let document = SampleDocument(number: number, text: text)
      let json = document.json
      serve(json, at: Kind.allCases.map { "\($0.rawValue)/\(number)" })
      serve(document.encounters, at: "pokemon/\(number)/encounters")
      servePicture(of: number)
    }
  }

  /// - Parameter look: the suffix of the look; `nil` for the form's own look
  package func servePicture(of form: Int, look: String? = nil) {
    let picture = SamplePNG(width: 2, height: 2) { x, y in [UInt8(form), UInt8(x), UInt8(y), 255] }
    let name = look.map { "\(form)-\($0)" } ?? "\(form)"
    serve(picture.bytes, type: "image/png", at: "/sprites/pokemon/\(name).png")
  }

  /// The address of the pictures.
  package var sprites: String { "http://127.0.0.1:\(port)/sprites/" }
}

/// One document for all kinds; each kind reads its own members.
private struct SampleDocument {
  let number: Int
  let text: String

  var json: String {
    """
    {"id": \(number), "name": "thing-\(number)",
     "names": [{"language": \(link("language", 1, "en")), "name": "Thing \(number)"}],
     \(terms), \(pokemon), \(species), \(things), \(texts)}
    """
  }

  private var terms: String {
    """
    "main_region": \(link("region")), "generation": \(link("generation")), "order": \(number),
    "move_learn_methods": [], "pokedexes": [], "regions": [], "region": \(link("region")),
    "version_group": \(link("version-group")), "is_main_series": true,
    "damage_relations": {"double_damage_to": [], "half_damage_to": [], "no_damage_to": []},
    "past_damage_relations": [], "levels": [\(levels)], "condition": \(link("encounter-condition")),
    "location": \(link("location")), "game_index": 1, "encounter_method_rates": [],
    "pocket": \(link("item-pocket"))
    """
  }

  private var levels: String {
    (1...100).map { "{\"level\": \($0), \"experience\": \($0 * $0)}" }.joined(separator: ",")
  }

  private var pokemon: String {
    let stats = (1...6).map { stat in
      "{\"base_stat\": \(number % 200 + 1), \"effort\": 0, \"stat\": \(link("stat", stat))}"
    }
    return """
      "species": \(link("pokemon-species", number)), "is_default": true,
      "types": [{"slot": 1, "type": \(link("type"))}], "stats": [\(stats.joined(separator: ","))],
      "abilities": [{"slot": 1, "is_hidden": false, "ability": \(link("ability", number))}],
      "height": 7, "weight": 69, "base_experience": 64, "forms": [\(link("pokemon-form", number))],
      "held_items": [], "past_types": [], "past_abilities": [], "past_stats": [],
      "sprites": {"front_default": "x", "back_default": null, "other": {}},
      "moves": [{"move": \(link("move", number)), "version_group_details": [
        {"level_learned_at": 5, "move_learn_method": \(link("move-learn-method")), "order": null,
         "version_group": \(link("version-group"))}]}],
      "form_names": [], "pokemon": \(link("pokemon", number)), "is_battle_only": false,
      "is_mega": false, "form_order": 1
      """
  }

  private var species: String {
    """
    "evolution_chain": \(link("evolution-chain", number)), "gender_rate": 1, "capture_rate": 45,
    "base_happiness": 50, "is_baby": false, "is_legendary": false, "is_mythical": false,
    "hatch_counter": 20, "has_gender_differences": false, "forms_switchable": false,
    "growth_rate": \(link("growth-rate")), "color": \(link("pokemon-color")), "egg_groups": [],
    "pokedex_numbers": [{"entry_number": \(number), "pokedex": \(link("pokedex"))}],
    "varieties": [{"is_default": true, "pokemon": \(link("pokemon", number))}],
    "chain": {"species": \(link("pokemon-species", number)), "evolution_details": [],
              "evolves_to": []}
    """
  }

  private var things: String {
    """
    "item": \(link("item", number)), "flavors": [], "move": \(link("move", number)),
    "category": \(link("item-category")), "attributes": [], "prices": [],
    "type": \(link("type")), "damage_class": \(link("move-damage-class")), "power": 40,
    "accuracy": 100, "pp": 35, "priority": 0, "effect_chance": 10,
    "target": \(link("move-target")), "stat_changes": [], "past_values": []
    """
  }

  private var texts: String {
    """
    "genera": [{"genus": "Thing", "language": \(link("language", 1, "en"))}],
    "effect_entries": [{"effect": "It has $effect_chance%.", "short_effect": "It may.",
                        "language": \(link("language", 1, "en"))}],
    "flavor_text_entries": [
      {"flavor_text": "\(text) \(number)", "language": \(link("language", 1, "en")),
       "version": \(link("version"))},
      {"flavor_text": "Ein Muster.", "language": \(link("language", 2, "de")),
       "version": \(link("version"))}]
    """
  }

  var encounters: String {
    """
    [{"location_area": \(link("location-area")), "version_details": [
      {"version": \(link("version")), "encounter_details": [
        {"method": \(link("encounter-method")), "min_level": 2, "max_level": 5, "chance": 10,
         "condition_values": [\(link("encounter-condition-value"))], "pokemon_details": null}]}]}]
    """
  }

  private func link(_ resource: String, _ id: Int = 1, _ name: String = "thing") -> String {
    "{\"name\": \"\(name)\", \"url\": \"{base}\(resource)/\(id)/\"}"
  }
}
