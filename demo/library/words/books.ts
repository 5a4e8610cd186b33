import type { Format } from '../write.ts'

export interface BookList {
  title: string
  introduction: string
  format: Format
  year: number
  titles: readonly { name: string; about: string }[]
}

export const books: readonly BookList[] = [
  {
    title: 'Oude teksten over Jacobus en de weg',
    introduction:
      'Vier teksten die pelgrims al lazen, of die hen lieten lachen, voordat er gidsjes bestonden.',
    format: 'pdf',
    year: 2014,
    titles: [
      {
        name: 'Liber Sancti Jacobi (twaalfde eeuw)',
        about:
          'Het boek van Sint-Jacob, ook bekend als de Codex Calixtinus. In het laatste deel staat een gids voor pelgrims: wat te eten, welk water te mijden en welke heiligen onderweg te groeten.',
      },
      {
        name: 'Jacobus de Voragine, Legenda aurea (dertiende eeuw)',
        about:
          'De heiligenlevens waaruit schilders en glazeniers putten. Wie het leven van Jacobus hier leest, herkent daarna de ramen.',
      },
      {
        name: 'Geoffrey Chaucer, The Canterbury Tales (eind veertiende eeuw)',
        about:
          'Niet naar Compostela, wel over wat pelgrims elkaar onderweg vertellen. De vrouw van Bath was volgens de proloog ook bij Sint-Jacob geweest.',
      },
      {
        name: 'Desiderius Erasmus, Colloquia (zestiende eeuw)',
        about:
          'In het gesprek over de bedevaart komt iemand thuis, behangen met schelpen. Erasmus laat zijn vriend vragen waar dat goed voor is.',
      },
    ],
  },
  {
    title: 'Onderweg gelezen: boeken van lopers',
    introduction: 'Vier boeken van mensen die zelf gingen, voor avonden waarop de schoenen drogen.',
    format: 'docx',
    year: 2017,
    titles: [
      {
        name: 'Cees Nooteboom, De omweg naar Santiago (1992)',
        about:
          'Reizen door Spanje die steeds een andere kant op gaan dan bedoeld. Compostela komt, maar laat.',
      },
      {
        name: 'Herman Vuijsje, Pelgrim zonder god (1990)',
        about: 'Een loper die de weg de andere kant op nam: van Santiago naar huis.',
      },
      {
        name: 'Paulo Coelho, De pelgrimstocht naar Santiago (oorspronkelijk 1987)',
        about: 'Half reis, half sprookje; voor velen de reden om te gaan.',
      },
      {
        name: 'Hape Kerkeling, Ik ben er even niet (oorspronkelijk 2006)',
        about:
          'Een komiek in te nieuwe schoenen. Lees het vóór vertrek, om te weten dat het iedereen overkomt.',
      },
    ],
  },
]
