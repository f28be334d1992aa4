/// Showdown pastes as players write them, with every feature of the format.
enum ShowdownTeams {
  static let all = plain + forms + old + odd

  private static let plain = [
    """
    Garchomp @ Choice Scarf
    Ability: Rough Skin
    Tera Type: Steel
    EVs: 252 Atk / 4 SpD / 252 Spe
    Jolly Nature
    - Earthquake
    - Dragon Claw
    - Stone Edge
    - Fire Fang

    Rotom-Wash @ Leftovers
    Ability: Levitate
    EVs: 248 HP / 8 SpA / 252 SpD
    Calm Nature
    IVs: 0 Atk
    - Hydro Pump
    - Volt Switch
    - Will-O-Wisp
    - Protect
    """,
    """
    === [gen9ou] Regen core ===

    Slowking-Galar @ Heavy-Duty Boots
    Ability: Regenerator
    Shiny: Yes
    Tera Type: Water
    EVs: 252 HP / 4 Def / 252 SpD
    Sassy Nature
    IVs: 0 Atk / 0 Spe
    - Chilly Reception
    - Future Sight
    - Sludge Bomb
    - Flamethrower

    Toxapex (F) @ Rocky Helmet
    Ability: Regenerator
    EVs: 252 HP / 252 Def / 4 SpD
    Bold Nature
    - Toxic
    - Recover
    - Haze
    - Surf
    """,
    """
    === [gen9vgc2024regg] Big six ===

    Urshifu-Rapid-Strike (M) @ Choice Scarf
    Ability: Unseen Fist
    Level: 50
    Tera Type: Stellar
    EVs: 4 HP / 252 Atk / 252 Spe
    Adamant Nature
    - Surging Strikes
    - Close Combat
    - U-turn
    - Aqua Jet

    Ogerpon-Wellspring (F) @ Wellspring Mask
    Ability: Water Absorb
    Level: 50
    Tera Type: Water
    Jolly Nature
    - Ivy Cudgel
    - Horn Leech
    - Follow Me
    - Spiky Shield

    Landorus-Therian @ Assault Vest
    Ability: Intimidate
    Level: 50
    - Earth Power

    Indeedee-F @ Psychic Seed
    Ability: Psychic Surge
    Level: 50
    IVs: 0 Atk
    - Follow Me

    Calyrex-Shadow @ Focus Sash
    Ability: As One (Spectrier)
    Level: 50
    - Astral Barrage

    Tornadus @ Covert Cloak
    Ability: Prankster
    Level: 50
    - Tailwind
    """,
    "Pikachu\n",
    """
    === Untouched ===

    Blissey
    """,
    """
    Kommo-o @ Throat Spray
    Ability: Soundproof
    Dynamax Level: 10
    - Clanging Scales

    Charizard-Gmax @ Life Orb
    Ability: Solar Power
    Gigantamax: Yes
    Dynamax Level: 5
    Timid Nature
    - Fire Blast

    Snorlax
    Gigantamax: No
    Shiny: No
    """,
  ]

  private static let old = [
    """
    === [gen7ou] Hidden powers ===

    Tapu Koko @ Choice Specs
    Ability: Electric Surge
    IVs: 0 Atk / 30 SpA
    - Hidden Power [Ice]
    - Thunderbolt

    Magnezone @ Leftovers
    Ability: Magnet Pull
    Hidden Power: Fire
    - Hidden Power [Fire]
    """,
    """
    === [gen1ou] RBY ===

    Tauros
    - Body Slam
    - Hyper Beam
    - Blizzard
    - Earthquake

    Chansey
    EVs: 252 HP / 0 Atk / 252 Def
    - Soft-Boiled
    - Ice Beam
    """,
    """
    === [gen5lc] Babies ===

    Mienfoo @ Eviolite
    Ability: Regenerator
    Level: 5
    Happiness: 0
    EVs: 156 Atk / 36 Def / 196 Spe
    Jolly Nature
    - Drain Punch
    - Frustration
    """,
  ]

  private static let odd = [
    """
    A (very) odd @ name (Gengar) (M) @ Black Sludge
    Pokeball: Luxury Ball
    Ability: Cursed Body
    - Shadow Ball

    not @ home (Ditto) @ Quick Powder

    under @ score (Eevee)

    (M) (Nidoran-M)

    Pikachu (Raichu) (N)
    """,
    """
    === [gen9ubers] Folder/With a name ===

    Miraidon @ Choice Specs
    - Electro Drift

    === Second, without a format ===

    Koraidon @ Clear Amulet
    - Collision Course
    """,
    """
    === [gen9hackmons] Nothing to stop them ===

    Shedinja @ Focus Sash
    Ability: Wonder Guard
    Level: 1
    EVs: 252 HP / 252 Atk / 252 Def / 252 SpA / 252 SpD / 252 Spe
    - Tackle
    - Growl
    - Scratch
    - Leer
    - Pound
    """,
    """
    Chien-Pao @ Some New Item
    Ability: Sword of Ruin
    Favourite Colour: White
    - Icicle Crash
    - Sacred Swrod
    - Ice Spinner / Crunch
    """,
    """
    === Half known ===

    Fletchinder @ Eviolite

    Notamon @ Leftovers
    Ability: Levitate
    - Tackle
    """,
  ]
}
