import { list, makeTxt, makeZip, paragraph } from '../../material/files/index.ts'
import { listed } from '../../material/places.ts'
import { daysBefore } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { ShelfFile } from '../shelf.ts'
import { licence, people, routeNote, society } from '../society.ts'

interface Guide {
  title: string
  description: string
  category: string
  tags: readonly string[]
  holds(file: ShelfFile): boolean
}

const guides: readonly Guide[] = [
  {
    title: 'Wandelgids Jabikspaad, compleet',
    description: 'Alle dagtochten van Sint Jacobiparochie naar Hasselt, met de punten voor uw telefoon.',
    category: 'routes/gidsen',
    tags: ['wandelen', 'Jabikspaad', 'gids'],
    holds: ({ category }) => category.startsWith('routes/jabikspaad/'),
  },
  {
    title: 'Wandelgids Jacobspad, compleet',
    description: 'Alle dagtochten van Uithuizen naar Hasselt, met de punten voor uw telefoon.',
    category: 'routes/gidsen',
    tags: ['wandelen', 'Jacobspad', 'gids'],
    holds: ({ category }) => category.startsWith('routes/jacobspad/'),
  },
  ...['Haarlem', 'Utrecht', 'Roermond', 'Brugge'].map((town) => ({
    title: `Stadsgids ${town}`,
    description: `De stadswandeling door ${town}, met de plaatsbladen van wat u onderweg ziet.`,
    category: 'routes/gidsen',
    tags: ['wandelen', 'stad', town, 'gids'],
    holds: ({ category, tags }: ShelfFile) =>
      /^(routes\/stad|plaatsen)\//.test(category) && tags.includes(town),
  })),
  {
    title: 'Fietsgids: alle rondes',
    description: 'De fietsrondes van noord tot zuid, beschrijvingen en punten.',
    category: 'routes/gidsen',
    tags: ['fietsen', 'gids'],
    holds: ({ category }) => category.startsWith('routes/fiets/'),
  },
  {
    title: 'Lespakket basisschool',
    description: 'Alle lesbrieven en werkbladen voor de basisschool in één keer.',
    category: 'onderwijs/basisschool',
    tags: ['les', 'basisschool', 'pakket'],
    holds: ({ category }) => category.startsWith('onderwijs/basisschool/'),
  },
  {
    title: 'Liedbundel met wijzen',
    description: 'De teksten en de wijzen van alle liederen.',
    category: 'geluid/liederen',
    tags: ['lied', 'zingen', 'pakket'],
    holds: ({ category }) => category.startsWith('geluid/liederen/'),
  },
  {
    title: 'Platen van de schelp',
    description: 'De schelpen van onze tekenaar, om mee te drukken en te plakken.',
    category: 'tekeningen/tekens/schelpen',
    tags: ['tekening', 'schelp', 'pakket'],
    holds: ({ category }) => category === 'tekeningen/tekens/schelpen',
  },
]

/** Whether a guide needs its contents too. */
export const isInGuide = (file: ShelfFile): boolean => guides.some(({ holds }) => holds(file))

/** Archives of what stands on the other shelves. */
export const guidesOf = (files: readonly ShelfFile[], today: Date): ShelfFile[] =>
  guides.map(({ title, description, category, tags, holds }, at) => {
    const members = files.filter(holds)
    const packed = daysBefore(today, 200 - at * 9)
    return {
      category,
      name: fileName(title, 'zip'),
      title,
      description: `${description} ${members.length} bestanden in één zip.`,
      tags,
      createdAt: packed,
      version: '2.0',
      maker: people.routes,
      licence,
      contents: () => pack(title, members, packed),
    }
  })

/** Not compressed: its members are compressed already. */
const stored = /\.(?:jpg|png|mp3|docx|odt|xlsx|zip)$/

async function pack(title: string, files: readonly ShelfFile[], packed: Date): Promise<Buffer> {
  const readMe = await makeTxt({
    title,
    author: society,
    subject: title,
    keywords: [],
    created: packed,
    modified: packed,
    blocks: [
      paragraph(`In dit pakket: ${listed(files.map((file) => file.title))}.`),
      list(routeNote, `Gebruik is vrij met naamsvermelding (${licence}).`),
    ],
  })
  const members = await Promise.all(
    files.map(async ({ name, contents }) => ({
      name: `${title}/${name}`,
      bytes: await contents(),
      stored: stored.test(name),
    })),
  )
  return makeZip([{ name: `${title}/LEESMIJ.txt`, bytes: readMe }, ...members], packed)
}
