extension BattleForms {
  /// Forms that do not evolve although another form of their species does, besides those of Pikachu;
  /// and Meltan, which evolves in Pokémon GO only, so that Eviolite does not help it.
  static let fullyEvolved: Set<String> = [
    "corsola", "farfetchd", "mr-mime", "linoone", "qwilfish", "basculin-red-striped",
    "basculin-blue-striped", "eevee-starter", "meltan",
  ]
}
