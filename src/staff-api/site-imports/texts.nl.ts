import type { PieceProblem, SourceProblem } from '../../classic-site/runs/index.ts'

/** Messages for staff when a file for an import is refused. */
export const sourceProblemTexts = {
  empty: 'Dit bestand is leeg.',
  'too-large': 'Dit bestand is te groot. Een bestand mag hoogstens 20 GB zijn.',
  'too-many': 'Er staan al vijftig bestanden klaar. Haal er eerst een paar weg.',
  'too-much': 'Samen mogen de bestanden hoogstens 40 GB zijn. Haal er eerst een paar weg.',
  'no-room':
    'Hiervoor is niet genoeg ruimte op de schijf. Vraag wie de site beheert om ruimte te maken, of lever een kleiner bestand aan.',
  'under-way': 'Er loopt een proefronde of een overzetting. Wacht tot die klaar is, of stop haar eerst.',
  missing: 'Dit bestand is er niet meer. Kies het opnieuw.',
  'wrong-offset': 'De upload is intussen verder of minder ver. Ga verder vanaf de plek die we melden.',
} as const satisfies Record<SourceProblem | PieceProblem | 'under-way', string>
