/// A property of a move that abilities, items and other moves depend on, by the names of Pokémon
/// Showdown. PokeAPI has none of them.
package enum MoveFlag: String, NamedBit {
  case contact, sound, punch, bite, bullet, pulse, slicing, wind, dance, powder
  case charge, recharge, heal, protect, reflectable, snatch, mirror, bypasssub, gravity, defrost
  case metronome, distance, delayed, failencore, nosleeptalk, cantusetwice, pledge, nosketch
}

/// A class of moves by their effects. PokeAPI distinguishes few of them.
package enum MoveClass: String, NamedBit {
  case secondary, recovery, pivot, phazing, protection, trapping, binding, hazard, screen
  case weather, terrain, recoil, crash, selfdestruct, ohko, surecrit, badlypoisons
  case ignoresability, ignoresstages, hitsdefense, usesdefense, foeattack
}
