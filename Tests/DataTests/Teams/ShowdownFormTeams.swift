/// Teams of forms that have their own names in Showdown.
extension ShowdownTeams {
  static let forms = [
    """
    Farfetch’d @ Leek
    - Brave Bird

    Sirfetch’d @ King's Rock
    - Close Combat

    Type: Null @ Eviolite
    Ability: Battle Armor
    - Swords Dance

    Flabébé @ Poke Ball
    - Moonblast
    """,
    """
    Nidoran-M (M)
    Ability: Hustle

    Nidoran-F (F)
    Ability: Hustle

    Mr. Mime-Galar
    - Freeze-Dry

    Mime Jr. @ Eviolite

    Ho-Oh @ Heavy-Duty Boots

    Porygon-Z

    Wo-Chien

    Oricorio-Pa'u
    - Revelation Dance
    """,
    """
    Arceus-Fairy @ Pixie Plate
    Ability: Multitype
    - Judgment

    Silvally-Steel @ Steel Memory
    Ability: RKS System
    - Multi-Attack

    Genesect-Douse @ Douse Drive

    Vivillon-Pokeball

    Unown-Question

    Gastrodon-East @ Leftovers
    """,
    """
    Zygarde-10% @ Choice Band
    Ability: Aura Break

    Zygarde-10% @ Choice Band
    Ability: Power Construct

    Zygarde @ Leftovers
    Ability: Power Construct

    Zygarde-Complete

    Greninja-Bond
    Ability: Battle Bond

    Necrozma-Dusk-Mane @ Solganium Z

    Minior @ White Herb

    Minior-Meteor

    Maushold-Four

    Maushold
    """,
    """
    Tauros-Paldea-Aqua (M)
    Ability: Intimidate
    - Raging Bull

    Meowstic-F (F)

    Basculegion-F (F)

    Squawkabilly-Blue

    Darmanitan-Galar @ Choice Band
    Ability: Gorilla Tactics

    Toxtricity-Low-Key

    Toxtricity-Gmax

    Urshifu-Gmax

    Urshifu-Rapid-Strike-Gmax
    """,
    """
    Charizard-Mega-X @ Charizardite X
    Ability: Tough Claws

    Kyogre-Primal @ Blue Orb

    Raichu-Alola @ Aloraichium Z

    Pikachu-Original

    Pikachu-PhD

    Dudunsparce-Three-Segment

    Sinistcha-Masterpiece

    Tatsugiri-Droopy
    """,
  ]
}
