import { slugify } from '../../../src/kernel/slug.ts'
import { type Cell, makeCsv, makeXlsx, type Sheet, type Workbook } from '../../material/files/index.ts'
import { named, type Place } from '../../material/places.ts'
import { day, daysAfter, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Desk, Shelf, ShelfFile } from '../shelf.ts'
import { licence, people, society } from '../society.ts'

export const inventoryTitle = (count: number): string => `Inventaris van ${count} plaatsen van Sint-Jacob`

/** Tables of the places: all of them from several sides, and each province by itself. */
export const inventories: Shelf = (desk) => [...overviews(desk), ...provinces(desk)]

const columns = [
  'Nummer',
  'Naam',
  'Soort',
  'Plaats',
  'Gemeente',
  'Provincie',
  'Land',
  'Datering',
  'Gezindte',
  'Rijksmonument',
  'Noorderbreedte',
  'Oosterlengte',
  'Ligging',
  'Km tot Santiago',
]

const precision: Record<Place['precision'], string> = {
  exact: 'uit een bron',
  near: 'op ongeveer honderd meter',
  centre: 'midden van de plaats',
}

const row = (place: Place): Cell[] => [
  place.id,
  place.title,
  place.kindLabel,
  place.place,
  place.municipality,
  place.province,
  place.countryName,
  place.yearBuilt ?? '',
  place.denomination ?? '',
  place.monumentNumber ?? '',
  place.lat,
  place.lon,
  precision[place.precision],
  place.kilometresToSantiago,
]

const sheetOf = (name: string, places: readonly Place[]): Sheet => ({ name, columns, rows: places.map(row) })

const countBy = (places: readonly Place[], of: (place: Place) => string): Cell[][] =>
  [...Map.groupBy(places, of)].map(([name, group]) => [name, group.length])

interface List {
  title: string
  description: string
  year: number
  tags: readonly string[]
  version?: string
  sheets: readonly Sheet[]
  earlier?: readonly { version: string; sheets: readonly Sheet[] }[]
  sums?: boolean
}

const book = ({ title, description, tags, sheets, sums }: List, at: Date): Workbook => ({
  title,
  author: society,
  subject: description,
  keywords: tags,
  created: at,
  modified: at,
  sheets,
  sums,
})

function workbook(list: List, category: string, today: Date): ShelfFile {
  const createdAt = notAfter(day(list.year, 2, 14, 15), today)
  const updatedAt = list.earlier ? notAfter(daysAfter(createdAt, 800), today) : createdAt
  return {
    category,
    name: fileName(list.title, 'xlsx'),
    title: list.title,
    description: list.description,
    tags: ['lijst', ...list.tags],
    createdAt,
    updatedAt,
    version: list.version ?? '1.0',
    maker: people.archivist,
    licence,
    contents: () => makeXlsx(book(list, updatedAt)),
    ...(list.earlier
      ? {
          earlier: list.earlier.map(({ version, sheets }) => ({
            version,
            contents: () => makeXlsx(book({ ...list, sheets }, createdAt)),
          })),
        }
      : {}),
  }
}

function overviews({ places, today }: Desk): ShelfFile[] {
  const { length } = places
  const byDistance = places.toSorted(
    (one, other) => other.kilometresToSantiago - one.kilometresToSantiago || one.id - other.id,
  )
  const monuments = places.filter(({ monumentNumber }) => monumentNumber)
  const dated = places.filter(({ yearBuilt }) => yearBuilt)
  const all = 'onderzoek/lijsten/alle'
  const lists: List[] = [
    {
      title: inventoryTitle(length),
      description:
        'De hele lijst met soort, ligging, datering, gezindte, monumentnummer en afstand, met tellingen op een tweede blad.',
      year: 2017,
      tags: ['inventaris', 'plaatsen'],
      version: '3.0',
      sheets: [
        sheetOf('Plaatsen', places),
        {
          name: 'Per soort',
          columns: ['Soort', 'Aantal'],
          rows: countBy(places, ({ kindLabel }) => kindLabel),
        },
        {
          name: 'Per provincie',
          columns: ['Provincie', 'Aantal'],
          rows: countBy(places, ({ province }) => province),
        },
      ],
      earlier: [
        { version: '1.0', sheets: [sheetOf('Plaatsen', places.slice(0, 31))] },
        { version: '2.0', sheets: [sheetOf('Plaatsen', places.slice(0, 60))] },
      ],
    },
    {
      title: 'Afstanden tot Santiago de Compostela, van ver naar dichtbij',
      description: 'Hemelsbreed van elke plaats tot de kathedraal, afgerond op tien kilometer.',
      year: 2018,
      tags: ['afstanden', 'Santiago'],
      sheets: [
        {
          name: 'Afstanden',
          columns: ['Naam', 'Plaats', 'Kilometer'],
          rows: byDistance.map((place) => [place.title, place.place, place.kilometresToSantiago]),
        },
      ],
    },
    {
      title: 'Hoe nauwkeurig is de kaart?',
      description:
        'Per plaats waar het punt vandaan komt: uit een bron, op honderd meter, of het midden van het dorp.',
      year: 2021,
      tags: ['kaart', 'ligging'],
      version: '1.2',
      sheets: [
        {
          name: 'Ligging',
          columns: ['Naam', 'Noorderbreedte', 'Oosterlengte', 'Ligging', 'Toelichting'],
          rows: places.map((place) => [
            named(place),
            place.lat,
            place.lon,
            precision[place.precision],
            place.precisionNote,
          ]),
        },
        {
          name: 'Telling',
          columns: ['Ligging', 'Aantal'],
          rows: countBy(places, (place) => precision[place.precision]),
        },
      ],
      earlier: [
        {
          version: '1.1',
          sheets: [
            {
              name: 'Telling',
              columns: ['Ligging', 'Aantal'],
              rows: countBy(places, (place) => precision[place.precision]),
            },
          ],
        },
      ],
    },
    {
      title: 'Plaatsen in het monumentenregister',
      description: 'De plaatsen met een rijksmonumentnummer, met het adres in het register.',
      year: 2019,
      tags: ['monumenten'],
      sheets: [
        {
          name: 'Monumenten',
          columns: ['Nummer', 'Naam', 'Plaats', 'Adres in het register'],
          rows: monuments.map((place) => [
            place.monumentNumber ?? '',
            place.title,
            place.place,
            place.monumentUrl ?? '',
          ]),
        },
      ],
    },
    {
      title: 'Dateringen zoals de bronnen ze geven',
      description: 'Jaren, perioden en stichtingen, niet gladgestreken.',
      year: 2020,
      tags: ['datering', 'bouw'],
      sheets: [
        {
          name: 'Dateringen',
          columns: ['Naam', 'Plaats', 'Datering', 'Bron'],
          rows: dated.map((place) => [
            place.title,
            place.place,
            place.yearBuilt ?? '',
            place.sources[0]?.name ?? '',
          ]),
        },
      ],
    },
    {
      title: 'Telling per gezindte en per land',
      description: 'Hoeveel plaatsen protestants, rooms-katholiek of anders zijn, voor zover bekend.',
      year: 2022,
      tags: ['telling', 'gezindte'],
      sums: true,
      sheets: [
        {
          name: 'Gezindte',
          columns: ['Gezindte', 'Aantal'],
          rows: countBy(places, ({ denomination }) => denomination ?? 'niet bekend'),
        },
        {
          name: 'Land',
          columns: ['Land', 'Aantal'],
          rows: countBy(places, ({ countryName }) => countryName),
        },
      ],
    },
  ]
  const exported = notAfter(day(2022, 10, 5, 16), today)
  const csv = `Alle ${length} plaatsen als CSV`
  return [
    ...lists.map((list) => workbook(list, all, today)),
    {
      category: all,
      name: fileName(csv, 'csv'),
      title: csv,
      description: 'Voor wie zelf wil rekenen: puntkomma’s tussen de velden, UTF-8, één regel per plaats.',
      tags: ['lijst', 'csv', 'plaatsen'],
      createdAt: exported,
      version: '3.0',
      maker: people.archivist,
      licence,
      contents: () => makeCsv(sheetOf('Plaatsen', places)),
    },
  ]
}

function provinces({ places, today }: Desk): ShelfFile[] {
  const groups = [...Map.groupBy(places, ({ country, province }) => `${country} ${province}`).values()]
  return groups.flatMap((group, at) => {
    const [first] = group
    if (!first) return []
    const list: List = {
      title: `Inventaris ${first.province} (${first.countryName})`,
      description: `${group.length === 1 ? 'De ene plaats' : `De ${group.length} plaatsen`} in ${first.province}, met bronnen op een tweede blad.`,
      year: 2018 + (at % 5),
      tags: ['inventaris', first.province],
      sheets: [
        sheetOf('Plaatsen', group),
        {
          name: 'Bronnen',
          columns: ['Naam', 'Bron', 'Adres'],
          rows: group.flatMap((place) =>
            place.sources.map(({ name, url }) => [named(place), name, url ?? '']),
          ),
        },
      ],
    }
    const file = workbook(list, 'onderzoek/lijsten/provincies', today)
    return [{ ...file, name: `inventaris-${slugify(`${first.province} ${first.country}`)}.xlsx` }]
  })
}
