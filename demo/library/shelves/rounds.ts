import { roadOf } from '../../drawings.ts'
import { heading, list, makeGpx, paragraph, steps } from '../../material/files/index.ts'
import { kilometresBetween, listed, named, type Place } from '../../material/places.ts'
import { createRandom } from '../../material/random.ts'
import { day, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Shelf, ShelfFile } from '../shelf.ts'
import { drawingNote, licence, people, routeNote, society } from '../society.ts'
import { kilometres, kilometresAlong, windTowards } from '../way.ts'
import { type Round, rounds, walking } from '../words.ts'
import { write } from '../write.ts'

/** Bicycle routes, as descriptions and as GPX. */
export const bicycleRounds: Shelf = ({ places, today }) =>
  rounds.flatMap((round, at) => {
    const stops = round.places.flatMap((id) => places.find((place) => place.id === id) ?? [])
    const [start] = stops
    return start ? filesOf(round, stops, start, day(2018 + (at % 6), 3 + (at % 7), 2 + at), today) : []
  })

function filesOf(round: Round, stops: readonly Place[], start: Place, drawn: Date, today: Date): ShelfFile[] {
  const random = createRandom(`round ${round.name}`)
  const title = `Fietsronde ${round.name}`
  const createdAt = notAfter(drawn, today)
  const loop = [...stops, start]
  const towns = [...new Set(stops.map(({ place }) => place))]
  const length = kilometresAlong(loop)
  const shared = {
    category: `routes/fiets/${round.region}`,
    tags: ['fietsen', ...new Set(stops.map(({ province }) => province)), ...towns],
    createdAt,
    maker: people.routes,
    licence,
    version: '1.0',
    about: round.places,
  }
  return [
    {
      ...shared,
      name: fileName(title, 'pdf'),
      title,
      description: `${round.character} Langs ${listed(towns)}.`,
      contents: () =>
        write('pdf', {
          title,
          subtitle: `Langs ${listed(towns)}`,
          author: society,
          subject: round.character,
          keywords: ['fietsen', ...towns],
          created: createdAt,
          modified: createdAt,
          blocks: [
            paragraph(round.character),
            paragraph(
              `In rechte lijnen is de ronde ${kilometres(length)} kilometer; over de weg wordt dat een kwart tot de helft meer. U kunt overal instappen en de ronde in delen rijden.`,
            ),
            {
              kind: 'picture',
              picture: roadOf(start.id),
              caption: `Tussen ${start.place} en het volgende dorp. ${drawingNote}`,
            },
            heading('Van plaats naar plaats'),
            steps(...ride(loop)),
            heading('Wat u onderweg ziet'),
            ...stops.map((place) => paragraph(`${named(place)}. ${place.excerpt}`)),
            heading('Goed om te weten'),
            list(
              routeNote,
              'Volg tussen de plaatsen de knooppunten: die zijn langer, mooier en veiliger dan de kortste weg.',
              random.pick(walking.manners),
            ),
            paragraph(random.pick(walking.closing)),
          ],
        }),
    },
    {
      ...shared,
      name: fileName(title, 'gpx'),
      title: `${title} (GPX)`,
      description: `De plaatsen van deze ronde als punten. ${routeNote}`,
      tags: [...shared.tags, 'gpx'],
      contents: () =>
        makeGpx({
          name: title,
          description: routeNote,
          author: society,
          created: createdAt,
          keywords: shared.tags,
          stops: loop.map((place) => ({
            name: named(place),
            description: `${place.excerpt} ${place.precisionNote}`,
            lat: place.lat,
            lon: place.lon,
          })),
        }),
    },
  ]
}

function ride(loop: readonly Place[]): string[] {
  return loop.flatMap((place, at) => {
    const next = loop[at + 1]
    if (!next) return []
    const far = kilometresBetween(place, next)
    if (far < 0.3) return `In ${place.place} van ${place.title} naar ${next.title}: een paar straten.`
    return `Van ${place.place} naar het ${windTowards(place, next)}, hemelsbreed ${kilometres(far)} kilometer, tot ${named(next)}.`
  })
}
