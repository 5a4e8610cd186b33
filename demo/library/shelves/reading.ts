import { heading, list, makeCsv, makeXlsx, paragraph } from '../../material/files/index.ts'
import { named, type Place, type PlaceKind } from '../../material/places.ts'
import { day, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Desk, Shelf, ShelfFile } from '../shelf.ts'
import { licence, people, society } from '../society.ts'
import { books } from '../words.ts'
import { type Format, write } from '../write.ts'

/** Reading lists by subject, and what the descriptions rest on. */
export const reading: Shelf = (desk) => [...bookLists(desk), ...kindLists(desk), ...sourceTables(desk)]

const category = 'onderzoek/bronnen/leeslijsten'

function bookLists({ today }: Desk): ShelfFile[] {
  return books.map(({ title, introduction, format, year, titles }): ShelfFile => {
    const createdAt = notAfter(day(year, 11, 3, 13), today)
    return {
      category,
      name: fileName(title, format),
      title,
      description: introduction,
      tags: ['leeslijst', 'boeken'],
      createdAt,
      version: '1.0',
      maker: people.editor,
      licence,
      contents: () =>
        write(format, {
          title,
          subtitle: 'Een leeslijst',
          author: society,
          subject: introduction,
          keywords: ['leeslijst', 'boeken'],
          created: createdAt,
          modified: createdAt,
          blocks: [
            paragraph(introduction),
            ...titles.flatMap(({ name, about }) => [heading(name, 2), paragraph(about)]),
            heading('Lenen'),
            paragraph(
              'Vraag uw bibliotheek; wat zij niet heeft, kan zij meestal van een andere laten komen.',
            ),
          ],
        }),
    }
  })
}

const themes: readonly { kind: PlaceKind; title: string; format: Format; year: number }[] = [
  { kind: 'kerk', title: 'Lezen over kerken van Sint-Jacob', format: 'docx', year: 2016 },
  { kind: 'kapel', title: 'Lezen over kapellen aan de weg', format: 'odt', year: 2017 },
  { kind: 'beeld', title: 'Lezen over beelden van Jacobus', format: 'pdf', year: 2018 },
  { kind: 'gasthuis', title: 'Lezen over gasthuizen en pelgrims', format: 'odt', year: 2019 },
  { kind: 'overig', title: 'Lezen over schelpen in de straat', format: 'txt', year: 2020 },
]

function kindLists({ places, today }: Desk): ShelfFile[] {
  return themes.map(({ kind, title, format, year }): ShelfFile => {
    const chosen = places.filter((place) => place.kind === kind)
    const createdAt = notAfter(day(year, 3, 17, 13), today)
    return {
      category,
      name: fileName(title, format),
      title,
      description: `Waar te lezen is over ${chosen.length} plaatsen uit onze lijst, met de adressen.`,
      tags: ['leeslijst', 'bronnen'],
      createdAt,
      version: '1.0',
      maker: people.archivist,
      licence,
      contents: () =>
        write(format, {
          title,
          author: society,
          subject: title,
          keywords: ['leeslijst', 'bronnen'],
          created: createdAt,
          modified: createdAt,
          blocks: [
            paragraph(
              'Per plaats de bladzijden waarop onze beschrijving rust. De adressen zijn nagelezen toen we de plaats opnamen; een bladzijde kan sindsdien verhuisd zijn.',
            ),
            ...chosen.flatMap((place) => [heading(named(place), 2), list(...place.sources.map(sourceLine))]),
          ],
        }),
    }
  })
}

const sourceLine = ({ name, url }: Place['sources'][number]): string => (url ? `${name}, ${url}` : name)

function sourceTables({ places, today }: Desk): ShelfFile[] {
  const createdAt = notAfter(day(2021, 9, 9, 10), today)
  const rows = places.flatMap((place) =>
    place.sources.map(({ name, url }) => [place.id, named(place), name, url ?? '']),
  )
  const counts = [
    ...Map.groupBy(
      places.flatMap(({ sources }) => sources),
      ({ name }) => name,
    ),
  ]
    .map(([name, group]): [string, number] => [name, group.length])
    .sort(([one, many], [other, more]) => more - many || one.localeCompare(other, 'nl'))
  const shared = {
    category: 'onderzoek/bronnen/overzichten',
    tags: ['bronnen', 'lijst'],
    createdAt,
    version: '1.0',
    maker: people.archivist,
    licence,
  }
  const all = 'Alle bronnen per plaats'
  const often = 'Welke bronnen we het vaakst gebruiken'
  return [
    {
      ...shared,
      name: fileName(all, 'csv'),
      title: all,
      description: 'Elke bron bij elke plaats, met het adres: de verantwoording van de hele lijst.',
      contents: () => makeCsv({ name: 'Bronnen', columns: ['Nummer', 'Plaats', 'Bron', 'Adres'], rows }),
    },
    {
      ...shared,
      name: fileName(often, 'xlsx'),
      title: often,
      description: 'Een telling van de bronnen, met hoeveel plaatsen op elk rusten.',
      contents: () =>
        makeXlsx({
          title: often,
          author: society,
          subject: often,
          keywords: ['bronnen'],
          created: createdAt,
          modified: createdAt,
          sums: true,
          sheets: [{ name: 'Bronnen', columns: ['Bron', 'Aantal'], rows: counts }],
        }),
    },
  ]
}
