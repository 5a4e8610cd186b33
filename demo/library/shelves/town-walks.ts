import { heading, list, paragraph, steps } from '../../material/files/index.ts'
import { listed, type Place } from '../../material/places.ts'
import { createRandom } from '../../material/random.ts'
import { day, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Shelf, ShelfFile } from '../shelf.ts'
import { drawingNote, licence, people, society } from '../society.ts'
import { looking, walking } from '../words.ts'
import { type Format, write } from '../write.ts'

/** Towns with more than one place, and every town in Belgium: there the walk goes round the church. */
export const townWalks: Shelf = ({ places, today }) => {
  const towns = Map.groupBy(places, ({ place, country }) => `${country} ${place}`)
  return [...towns.values()]
    .filter((sights) => sights.length > 1 || sights[0]?.country === 'BE')
    .flatMap((sights, at) => {
      const [first] = sights
      return first ? walk(first, sights, at, today) : []
    })
}

const formats: readonly [Format, ...Format[]] = ['pdf', 'pdf', 'odt', 'docx']

function walk(first: Place, sights: readonly Place[], at: number, today: Date): ShelfFile {
  const random = createRandom(`walk ${first.place}`)
  const title =
    sights.length > 1
      ? `Stadswandeling Sint-Jacob in ${first.place}`
      : `Rondje om de kerk: Sint-Jacob in ${first.place}`
  const names = listed(sights.map(({ title: name }) => name))
  const createdAt = notAfter(day(2015 + (at % 9), 2 + (at % 10), 5 + at, 11), today)
  const format = random.pick(formats)
  return {
    category: `routes/stad/${first.country === 'NL' ? 'nederland' : 'belgie'}`,
    name: fileName(title, format),
    title,
    description: `Langs ${names}. Met kijkvragen, voor een ochtend of een middag.`,
    tags: ['wandelen', 'stad', first.place, first.province],
    createdAt,
    version: '1.0',
    maker: people.routes,
    licence,
    about: sights.map(({ id }) => id),
    contents: () =>
      write(format, {
        title,
        subtitle: `${first.place}, ${first.province}`,
        author: society,
        subject: `Wandeling in ${first.place}`,
        keywords: ['wandelen', first.place],
        created: createdAt,
        modified: createdAt,
        blocks: [
          paragraph(
            `${random.pick(walking.roundsOfTown)} Deze wandeling gaat langs ${names}. Er staat met opzet geen lijn bij: van de meeste plekken kennen we alleen het midden van de plaats, en wie moet vragen, hoort meer.`,
          ),
          heading('Waar u langskomt'),
          steps(
            ...sights.map((place) => `${place.title} (${place.kindLabel.toLowerCase()}). ${place.excerpt}`),
          ),
          { kind: 'picture', picture: `places/${first.slug}`, caption: `${first.title}. ${drawingNote}` },
          ...sights.flatMap((place) => [
            heading(place.title, 2),
            paragraph(place.paragraphs[0] ?? place.excerpt),
            paragraph(random.pick(looking.questions[place.kind])),
          ]),
          heading('Opdrachten'),
          list(
            ...new Set([
              random.pick(walking.townTasks),
              random.pick(walking.townTasks),
              random.pick(walking.townTasks),
            ]),
          ),
          heading('Bronnen'),
          list(...new Set(sights.flatMap(({ sources }) => sources.map(({ name }) => name)))),
          paragraph(random.pick(walking.closing)),
        ],
      }),
  }
}
