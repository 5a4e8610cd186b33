import { formatBytes } from '../../kernel/bytes.ts'

/** Why a run could not go on, for staff. */
export const runProblemTexts = {
  missing: () => 'Er is geen bestand meer om over te zetten. Lever ze opnieuw aan.',
  'not-recognised': (name: string) =>
    `In ‘${name}’ zit niets dat overgezet kan worden. Haal het weg, of lever een uitvoer van WordPress (XML), een databasedump, de map uploads, een tabel met producten of een sjabloon van Elementor aan.`,
  newer: () =>
    'Deze uitvoer is door een nieuwere versie van dit programma geschreven. Vraag wie de site beheert om haar eerst bij te werken.',
  'not-empty': () =>
    'Een uitvoer van een site als deze gaat alleen naar een lege site, en hier staat al iets.',
  'mixed-sites': () =>
    'Dit zijn databases van verschillende sites, met tabellen die hetzelfde heten. Zet ze na elkaar over.',
  'own-with-others': () =>
    'Een uitvoer van een site als deze gaat alleen over: haal de andere bestanden weg.',
  'no-room': (free: number | undefined) =>
    `Er is niet genoeg ruimte op de schijf${free === undefined ? '' : ` (nog ${formatBytes(free)} vrij)`}. Vraag wie de site beheert om ruimte te maken, en ga dan verder.`,
  'nothing-here': () => 'Er is hier niets overgezet, dus er valt niets terug te draaien.',
  gone: () =>
    'Het overzetten is een paar keer vanzelf afgebroken; misschien is een bestand te groot voor deze server. Wat er al is, blijft staan. Vraag wie de site beheert om in het logboek te kijken.',
  failed: () =>
    'Het overzetten ging mis. Wat er al is, blijft staan, en verdergaan kan. De oorzaak staat in het logboek van de server.',
} as const
