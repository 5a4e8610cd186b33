/** The invented society whose library this is, and its invented people. */
export const society = 'Vereniging De Jacobsschelp'

export const people = {
  chair: 'Marijke Terpstra',
  secretary: 'Joost Veldkamp',
  treasurer: 'Annelies Boonstra',
  archivist: 'Hendrik Zijlstra',
  routes: 'Willemijn de Haan',
  editor: 'Pieter Oosterling',
  drawings: 'Saskia van Hout',
  lessons: 'Lotte Baeten',
  music: 'Geert Claes',
} as const

export const licence = 'CC BY 4.0'

/** A sentence in every description of a place, so that a drawing is not taken for evidence. */
export const drawingNote = 'Tekening uit de verbeelding, geen opname ter plaatse.'

export const routeNote =
  'De punten liggen bij benadering en zijn met rechte lijnen verbonden. Neem onderweg een gewone kaart mee en volg de paden en de borden, niet de lijn.'
