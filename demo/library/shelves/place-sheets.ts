import { slugify } from '../../../src/kernel/slug.ts'
import { type Content, heading, list, paragraph, paragraphs } from '../../material/files/index.ts'
import { dutchNumber, named, type Place } from '../../material/places.ts'
import { createRandom } from '../../material/random.ts'
import { provinceKey } from '../categories.ts'
import { day, daysAfter, notAfter } from '../dates.ts'
import type { Shelf, ShelfFile } from '../shelf.ts'
import { drawingNote, licence, people, society } from '../society.ts'
import { looking } from '../words.ts'
import { type Format, write } from '../write.ts'

/** A sheet for each place, made of the row's facts, with its sources. */
export const placeSheets: Shelf = ({ places, today }) => places.map((place) => sheet(place, today))

const formats: readonly [Format, ...Format[]] = ['pdf', 'pdf', 'pdf', 'pdf', 'docx', 'odt', 'odt']

function sheet(place: Place, today: Date): ShelfFile {
  const random = createRandom(`sheet ${place.id}`)
  const title = titleOf(place)
  const format = random.pick(formats)
  const createdAt = notAfter(
    day(random.whole(2013, 2023), random.whole(1, 12), random.whole(1, 28), 14),
    today,
  )
  const updatedAt = random.chance(0.45)
    ? notAfter(daysAfter(createdAt, random.whole(90, 1_100)), today)
    : createdAt
  const content = contentOf(place, title, createdAt, updatedAt)
  const changed = updatedAt > createdAt
  return {
    category: provinceKey(place.country, place.province),
    name: `${slugify(`plaatsblad ${place.slug}`)}.${format}`,
    title,
    description: `${place.excerpt} Met gegevens, kijkvragen en bronnen.`,
    tags: ['plaatsblad', place.kindLabel.toLowerCase(), place.province, place.place],
    createdAt,
    updatedAt,
    version: changed ? '1.1' : '1.0',
    customFields: [
      { type: 'text', label: 'Plaats', value: `${place.place}, ${place.province}` },
      ...place.sources
        .flatMap(({ name, url }) => (url ? [{ type: 'url' as const, label: name, value: url }] : []))
        .slice(0, 1),
      ...(place.monumentUrl
        ? [{ type: 'url' as const, label: 'Monumentenregister', value: place.monumentUrl }]
        : []),
    ],
    maker: people.archivist,
    licence,
    about: [place.id],
    source: place.sources.map(({ name }) => name).join(', '),
    contents: () => write(format, content),
    ...(changed && random.chance(0.5)
      ? { earlier: [{ version: '1.0', contents: () => write(format, firstVersion(content)) }] }
      : {}),
  }
}

/** The version before the drawings were made. */
const firstVersion = (content: Content): Content => ({
  ...content,
  modified: content.created,
  blocks: content.blocks.filter(({ kind }) => kind !== 'picture'),
})

const titles: Record<Place['kind'], (name: string) => string> = {
  kerk: (name) => `${name}: kerk en patroon`,
  kapel: (name) => `${name}: een kapel aan de weg`,
  beeld: (name) => `${name}: zo herkent u Jacobus`,
  gasthuis: (name) => `${name}: een bed voor pelgrims`,
  schilderij: (name) => `${name}: wat het gewelf bewaart`,
  glas: (name) => `${name}: kijken naar het raam`,
  overig: (name) => `${name}: een teken langs de weg`,
}

const titleOf = (place: Place): string => titles[place.kind](named(place))

function contentOf(place: Place, title: string, created: Date, modified: Date): Content {
  const random = createRandom(`sheet text ${place.id}`)
  const asked = [...looking.questions[place.kind]]
  while (asked.length > 4) asked.splice(random.whole(0, asked.length - 1), 1)
  return {
    title,
    subtitle: `Plaatsblad ${place.id} · ${place.kindLabel} in ${place.place}`,
    author: society,
    subject: place.excerpt,
    keywords: ['Sint-Jacob', place.kindLabel, place.place, place.province],
    created,
    modified,
    blocks: [
      heading(random.pick(looking.openings[place.kind])),
      ...paragraphs(...place.paragraphs),
      {
        kind: 'picture',
        picture: `places/${place.slug}`,
        caption: `${place.title}, ${place.place}. ${drawingNote}`,
      },
      heading('Gegevens'),
      { kind: 'table', columns: ['Wat', 'Gegeven'], rows: facts(place) },
      heading('Kijkvragen voor onderweg'),
      list(...asked),
      heading('Bezoek'),
      paragraph(random.pick(looking.visiting)),
      heading('Bronnen'),
      paragraph(
        'Alles op dit blad komt uit de volgende bronnen. Wat daar niet staat, hebben we niet aangevuld.',
      ),
      list(...place.sources.map(({ name, url }) => (url ? `${name}: ${url}` : name))),
      paragraph(
        `Weet u meer, of klopt er iets niet? Schrijf ons, met de bron erbij, en noem plaatsblad ${place.id}.`,
      ),
    ],
  }
}

export function facts(place: Place): [string, string][] {
  const rows: [string, string | undefined][] = [
    ['Soort', place.kindLabel],
    ['Plaats', place.place],
    ['Gemeente', place.municipality],
    ['Provincie', `${place.province} (${place.countryName})`],
    ['Datering', place.yearBuilt],
    ['Gezindte', place.denomination],
    ['Rijksmonument', place.monumentNumber],
    ['Ligging', `${place.lat.toFixed(4)} N, ${place.lon.toFixed(4)} O`],
    ['Nauwkeurigheid', place.precisionNote],
    ['Naar Santiago', `ongeveer ${dutchNumber(place.kilometresToSantiago)} km hemelsbreed`],
  ]
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []))
}
