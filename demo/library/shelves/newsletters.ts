import { formatLongDate } from '../../../src/kernel/dates.ts'
import { type Content, heading, list, paragraph } from '../../material/files/index.ts'
import { named, type Place } from '../../material/places.ts'
import { createRandom } from '../../material/random.ts'
import { firstNewsletter, newsletterKey } from '../categories.ts'
import { day, daysAfter, years } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Desk, Shelf, ShelfFile } from '../shelf.ts'
import { drawingNote, licence, people, society } from '../society.ts'
import { newsletter, type Season, seasons } from '../words.ts'
import { write } from '../write.ts'

const months: Record<Season, number> = { voorjaar: 3, zomer: 6, najaar: 9, winter: 12 }

/** De Schelp, four times a year, each number with another place. */
export const newsletters: Shelf = ({ places, today }) =>
  years(firstNewsletter, today).flatMap((year) =>
    seasons.flatMap((season, at) => {
      const number = (year - firstNewsletter) * seasons.length + at
      // A step without a common factor with the number of places, so that neighbours are from other provinces.
      const place = places[(number * 17) % places.length]
      const sent = day(year, months[season], 8 + (number % 9), 7)
      return place && sent < today ? [issue({ year, season, number, place, sent }, places)] : []
    }),
  )

interface Issue {
  year: number
  season: Season
  number: number
  place: Place
  sent: Date
}

function issue(facts: Issue, places: Desk['places']): ShelfFile {
  const { year, season, place, sent } = facts
  const title = `De Schelp, ${season} ${year}: ${named(place)}`
  return {
    category: newsletterKey(year),
    name: fileName(`de schelp ${year} ${season}`, 'pdf'),
    title,
    description: `Nieuwsbrief van ${formatLongDate(sent)}, met ${named(place)}, post van lezers en de agenda.`,
    tags: ['nieuwsbrief', season, place.province],
    createdAt: sent,
    version: '1.0',
    maker: people.editor,
    licence,
    contents: () => write('pdf', contentOf(facts, title, places)),
  }
}

function contentOf(
  { year, season, number, place, sent }: Issue,
  title: string,
  places: Desk['places'],
): Content {
  const random = createRandom(`newsletter ${number}`)
  const visited = places[(number * 29 + 11) % places.length] ?? place
  const letter = newsletter.letters[number % newsletter.letters.length] ?? newsletter.letters[0]
  const from = number % newsletter.shorts.length
  const news = [0, 5, 8].flatMap((step) => newsletter.shorts[(from + step) % newsletter.shorts.length] ?? [])
  const walk = daysAfter(sent, 24 + random.whole(0, 20))
  const meeting = daysAfter(sent, 52 + random.whole(0, 12))
  return {
    title,
    subtitle: `Jaargang ${year - firstNewsletter + 1}, nummer ${(number % seasons.length) + 1} · ${formatLongDate(sent)}`,
    author: society,
    subject: `Nieuwsbrief, ${season} ${year}`,
    keywords: ['nieuwsbrief', season, place.place],
    created: sent,
    modified: sent,
    blocks: [
      heading('Van de voorzitter'),
      paragraph(
        newsletter.greetings[season][
          Math.floor(number / seasons.length) % newsletter.greetings[season].length
        ] ?? newsletter.greetings[season][0],
      ),
      paragraph(`${people.chair}`),
      heading(`Uit de lijst: ${named(place)}`),
      ...place.paragraphs.map(paragraph),
      {
        kind: 'picture',
        picture: `places/${place.slug}`,
        caption: `${place.title}, ${place.place}. ${drawingNote}`,
      },
      heading(`Onderweg in ${visited.place}`),
      paragraph(
        (newsletter.outings[number % newsletter.outings.length] ?? newsletter.outings[0])
          .replaceAll('{stad}', visited.place)
          .replaceAll('{plek}', `‘${visited.title}’`),
      ),
      heading('Uit het archief'),
      paragraph(newsletter.archive[(number * 3) % newsletter.archive.length] ?? newsletter.archive[0]),
      heading('Vraag van een lezer'),
      { kind: 'quote', text: letter.question },
      paragraph(letter.answer),
      heading('Kort'),
      list(...news),
      heading('Agenda'),
      {
        kind: 'table',
        columns: ['Wanneer', 'Wat', 'Waar'],
        rows: [
          [formatLongDate(walk), 'Wandeling met gids', visited.place],
          [
            formatLongDate(meeting),
            random.pick(['Werkgroep Plaatsen', 'Tekenmiddag', 'Zangavond', 'Archiefdag']),
            place.place,
          ],
        ],
      },
      paragraph(`Stukken voor het volgende nummer gaan naar de redacteur, ${people.editor}.`),
    ],
  }
}
