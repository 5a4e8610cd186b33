import type { ContentProblem, ReceiveProblem, StartProblem } from '../../features/library/index.ts'

/** Messages for staff when a file, a category or an upload is refused. */
export const fileProblemTexts = {
  empty: 'Dit bestand is leeg.',
  program: 'Programma’s nemen we niet aan: bezoekers zouden ze kunnen uitvoeren.',
  'wrong-type': 'De inhoud past niet bij de naam van het bestand.',
  'two-types': 'In dit bestand zit een tweede bestand verstopt. Sla het opnieuw op en probeer het nog eens.',
  'too-large': 'Dit bestand is te groot. Een bestand mag hoogstens 4 GB zijn.',
  'too-many': 'Er staan te veel uploads open. Maak er eerst een paar af.',
  'bad-path': 'De mappen van dit bestand hebben namen die we niet kunnen overnemen.',
  'unknown-category': 'Deze categorie bestaat niet (meer).',
  missing: 'Dit bestand bestaat niet (meer).',
  'wrong-offset': 'De upload is intussen verder of minder ver. Ga verder vanaf de plek die we melden.',
} as const satisfies Record<ContentProblem | ReceiveProblem | StartProblem, string>

/** What whoever asked for a locked file is mailed. */
export const fileRequestMailTexts = {
  subject: 'Je vraag om ‘{title}’',
  granted:
    'Je vroeg om het bestand ‘{title}’. Met deze link kun je het bekijken en downloaden tot en met {day}:\n\n{link}\n\nDe link is voor jou alleen: deel hem niet.',
  refused: 'Je vroeg om het bestand ‘{title}’. Dat kunnen we je niet geven.\n\n{words}',
} as const

/** Said before a request that gave access is deleted. */
export const accessEnds =
  '{email} heeft door dit bericht tot en met {day} toegang tot ‘{title}’. Die toegang vervalt meteen.'

/** What is wrong with a field of a file or a category. */
export const fileFieldTexts = {
  'no-title': 'Geef het bestand een titel.',
  'no-name': 'Geef de categorie een naam.',
  'bad-address': 'Vul een webadres in dat met https:// begint.',
  'unknown-category': 'Deze categorie bestaat niet (meer).',
  'too-many-tags': 'Een bestand kan hoogstens 100 tags hebben. Haal er eerst een paar af.',
  'no-days': 'De laatste dag komt voor de eerste.',
  'bad-password': 'Een wachtwoord heeft 1 tot en met 200 tekens.',
  'into-itself': 'Een categorie kan niet in zichzelf staan.',
  'not-empty': 'Deze categorie is niet leeg. Verplaats of verwijder eerst wat erin staat.',
} as const
