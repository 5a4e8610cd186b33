/**
 * A deed and its verb, which no rule of plurals tells: they find each other as synonyms do. Left out are those of which one
 * is a word of its own ('woning', 'stichting', 'viering' beside 'vier').
 */
export const derived: readonly (readonly string[])[] = [
  'wandelen wandeling',
  'opgraven opgraving',
  'schilderen schildering',
  'verzamelen verzameling',
  'herdenken herdenking',
  'vergaderen vergadering',
  'restaureren restauratie',
  'publiceren publicatie',
].map((pair) => pair.split(' '))
