export interface Song {
  title: string
  about: string
  year: number
  /** Four lines a verse. */
  verses: readonly (readonly string[])[]
  /** Notes of the first verse: semitones above c', and beats. */
  tune: readonly (readonly [semitone: number, beats: number])[]
}

/** Songs of the society's own, words and tunes. */
export const songs: readonly Song[] = [
  {
    title: 'Lied van de eerste stap',
    about: 'Om te zingen op de drempel, met de rugzak al om.',
    year: 2014,
    verses: [
      [
        'De deur staat open, de jas is aan,',
        'de kat kijkt of ik dit echt wil.',
        'Nog één keer om het huis gegaan,',
        'en dan is het achter mij stil.',
      ],
      [
        'De eerste mijl loopt altijd mee,',
        'de tweede wil ook wel.',
        'De derde vraagt om brood en thee,',
        'de vierde loopt al snel.',
      ],
      [
        'Dus zet de voet en tel tot tien,',
        'de weg doet vanzelf de rest.',
        'Je hoeft het einde niet te zien:',
        'wie omkijkt, loopt het best.',
      ],
    ],
    tune: [
      [0, 1],
      [4, 1],
      [7, 1],
      [7, 1],
      [9, 1],
      [7, 1],
      [4, 2],
      [5, 1],
      [4, 1],
      [2, 1],
      [0, 3],
    ],
  },
  {
    title: 'De schelp weet de weg',
    about: 'Canon voor twee groepen; de tweede begint na de eerste regel.',
    year: 2015,
    verses: [
      ['Ribben komen samen,', 'wegen doen dat ook.', 'Niemand vraagt je namen,', 'iedereen ruikt rook.'],
      [
        'Ergens brandt een lampje,',
        'ergens staat een bed.',
        'Hang je schelp aan ’t klampje,',
        'schoenen ernaast gezet.',
      ],
    ],
    tune: [
      [0, 1],
      [2, 1],
      [4, 1],
      [0, 1],
      [4, 1],
      [5, 1],
      [7, 2],
      [7, 0.5],
      [9, 0.5],
      [7, 0.5],
      [5, 0.5],
      [4, 1],
      [0, 2],
    ],
  },
  {
    title: 'Slaaplied voor wie morgen verder gaat',
    about: 'Langzaam, en steeds zachter.',
    year: 2017,
    verses: [
      [
        'Slaap, je voeten hebben rust,',
        'de weg ligt buiten en wacht.',
        'Je tas is leeg, de lamp geblust,',
        'de toren houdt de wacht.',
      ],
      [
        'Slaap, de regen telt het dak,',
        'de wind vertelt hem na.',
        'En morgen weegt je volle zak',
        'zo licht als je zegt: ik ga.',
      ],
    ],
    tune: [
      [7, 2],
      [4, 1],
      [5, 2],
      [4, 1],
      [2, 2],
      [4, 1],
      [0, 3],
      [4, 2],
      [2, 1],
      [0, 3],
    ],
  },
  {
    title: 'Refrein van de verdwaalden',
    about: 'Vrolijk. Bij het woord ‘linksaf’ wijst iedereen een andere kant op.',
    year: 2019,
    verses: [
      [
        'Het bord wees linksaf, de kaart rechtdoor,',
        'de hond had een heel ander spoor.',
        'En wie het vroeg, die kreeg te horen:',
        'loop maar gewoon naar de toren.',
      ],
      [
        'De toren die was van het verkeerde dorp,',
        'een steenworp, zei men, maar welke worp?',
        'Toch is het goed: aan het eind van de dag',
        'is elk dorp er een waar je zitten mag.',
      ],
    ],
    tune: [
      [0, 0.5],
      [0, 0.5],
      [4, 1],
      [4, 0.5],
      [7, 0.5],
      [9, 1],
      [7, 1],
      [5, 0.5],
      [7, 0.5],
      [5, 0.5],
      [4, 0.5],
      [2, 1],
      [0, 2],
    ],
  },
  {
    title: 'Brood voor een pelgrim',
    about: 'Beurtzang: één stem vraagt, allen antwoorden.',
    year: 2022,
    verses: [
      [
        'Wie klopt daar nog zo laat aan de deur?',
        'Een mens met een staf en een hoed.',
        'Waar komt hij vandaan en waar gaat hij heen?',
        'Hij zegt dat hij verder moet.',
      ],
      [
        'Wat vraagt hij dan voor deze nacht?',
        'Een bed en een stuk van het brood.',
        'En wat geeft hij ons dan terug?',
        'Zijn verhaal, en de schelp die hij bood.',
      ],
    ],
    tune: [
      [4, 1],
      [4, 1],
      [5, 1],
      [7, 2],
      [7, 1],
      [5, 1],
      [4, 1],
      [2, 2],
      [0, 1],
      [2, 1],
      [4, 1],
      [0, 2],
    ],
  },
]

/** Rhythms of bells, made by computer. */
export const peals: readonly {
  title: string
  about: string
  year: number
  pitches: readonly number[]
  gap: number
}[] = [
  {
    title: 'Eén klok, langzaam',
    about: 'Zo klinkt een klok in de verte: laag, met een lange nagalm.',
    year: 2016,
    pitches: [196, 196, 196],
    gap: 1.5,
  },
  {
    title: 'Drie klokken door elkaar',
    about: 'Drie tonen die steeds anders op elkaar vallen.',
    year: 2016,
    pitches: [262, 311, 392, 262, 392, 311, 262, 311],
    gap: 0.45,
  },
  {
    title: 'Het kwartier',
    about: 'Een kort deuntje van vier tonen, om de tijd te weten.',
    year: 2018,
    pitches: [392, 330, 349, 262],
    gap: 0.6,
  },
]
