export type CategoryKey = keyof typeof shopCategories

/** The categories of the shop; a parent stands before its children. */
export const shopCategories = {
  boeken: { name: 'Boeken en gidsen', description: 'Om in te lezen voor vertrek, en om mee te nemen.' },
  gidsen: {
    name: 'Gidsen',
    description: 'Wandelgidsen in zakformaat, gelopen en geschreven door onze leden.',
    parent: 'boeken',
  },
  geschiedenis: {
    name: 'Geschiedenis en kunst',
    description: 'Over kerken, beelden, ramen en de schelp.',
    parent: 'boeken',
  },
  kaarten: { name: 'Kaarten en posters', description: 'Voor aan de muur en voor in de rugzak.' },
  wandelkaarten: {
    name: 'Wandel- en fietskaarten',
    description: 'Met de plaatsen van Sint-Jacob erop.',
    parent: 'kaarten',
  },
  posters: {
    name: 'Posters en prenten',
    description: 'In zes inkten gedrukt naar onze eigen tekeningen.',
    parent: 'kaarten',
  },
  onderweg: { name: 'Voor onderweg', description: 'Kleine dingen voor wie op pad gaat.' },
  downloads: { name: 'Downloads', description: 'Meteen in huis, om zelf te printen of mee te nemen.' },
} as const satisfies Record<string, { name: string; description: string; parent?: string }>
