/** Texts of a file, in every room that shows one. */
export const libraryFileTexts = {
  version: 'versie {version}',
  remote: 'op een andere site',
  download: 'Download',
  downloadOf: 'Download {title}',
  view: 'Bekijk',
  viewOf: 'Bekijk {title}',
  locked: 'Beschermd',
  password: 'Wachtwoord',
  passwordFor: 'voor {title}',
  unlock: 'Ontgrendel',
  'wrong-password': 'Dit wachtwoord is niet goed.',
  'too-many-tries': 'Te veel pogingen. Probeer het over een kwartier opnieuw.',
  signIn: 'Log in om dit te openen',
  buy: 'Leg in de winkelmand',
} as const
