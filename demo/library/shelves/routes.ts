import { roadOf } from '../../drawings.ts'
import {
  type Block,
  type Content,
  heading,
  list,
  makeGpx,
  paragraph,
  steps,
} from '../../material/files/index.ts'
import { kilometresBetween, listed, named, type Place } from '../../material/places.ts'
import { createRandom } from '../../material/random.ts'
import { day, daysAfter, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Desk, Shelf, ShelfFile } from '../shelf.ts'
import { drawingNote, licence, people, routeNote, society } from '../society.ts'
import { kilometres, kilometresAlong, walkingFactor, windTowards } from '../way.ts'
import { jabikspaad, jacobspad, type Stage, walking } from '../words.ts'
import { write } from '../write.ts'

export interface Path {
  key: 'jabikspaad' | 'jacobspad'
  name: string
  stages: readonly Stage[]
  /** The day on which it was walked. */
  year: number
}

export const paths: readonly Path[] = [
  { key: 'jabikspaad', name: 'Jabikspaad', stages: jabikspaad, year: 2014 },
  { key: 'jacobspad', name: 'Jacobspad', stages: jacobspad, year: 2016 },
]

/** Each day of both paths, described and as points for a telephone. */
export const routes: Shelf = (desk) => paths.flatMap((path) => stageFiles(path, desk))

export const stageFiles = (path: Path, desk: Desk): ShelfFile[] =>
  path.stages.flatMap((stage, at) => filesOf(path, stage, at + 1, desk))

/** Base name of its files in the library and slug of its page. */
export function stageTitle({ name }: Path, { stops }: Stage, number: number): string {
  const [from] = stops
  return `${name} dag ${number}: ${from.name} – ${(stops.at(-1) ?? from).name}`
}

function filesOf(path: Path, stage: Stage, number: number, desk: Desk): ShelfFile[] {
  const from = stage.stops[0].name
  const to = stage.stops.at(-1)?.name ?? from
  const title = stageTitle(path, stage, number)
  const walked = day(path.year, 4 + (number % 6), 3 + number * 2, 16)
  const createdAt = notAfter(daysAfter(walked, 30), desk.today)
  const updatedAt = notAfter(daysAfter(createdAt, 420 + number * 61), desk.today)
  const length = kilometresAlong(stage.stops)
  const tags = ['wandelen', path.name, from, to]
  const description = `Dagtocht van ongeveer ${kilometres(length * walkingFactor)} kilometer, van ${from} naar ${to}. ${stage.season}`
  const about = placesNear(stage, desk.places).map(({ id }) => id)
  const shared = { tags, createdAt, updatedAt, version: '2.0', maker: people.routes, licence, about }
  const content = textOf({
    path,
    stage,
    number,
    title,
    created: createdAt,
    modified: updatedAt,
    places: desk.places,
  })
  return [
    {
      ...shared,
      category: `routes/${path.key}/dagtochten`,
      name: fileName(title, 'pdf'),
      title,
      description,
      contents: () => write('pdf', content),
      ...(number <= 3
        ? {
            earlier: [
              {
                version: '1.0',
                contents: () =>
                  write('pdf', { ...content, modified: createdAt, blocks: content.blocks.slice(0, 5) }),
              },
            ],
          }
        : {}),
    },
    {
      ...shared,
      category: `routes/${path.key}/gpx`,
      name: fileName(title, 'gpx'),
      title: `${title} (GPX)`,
      description: `De punten van deze dag. ${routeNote}`,
      tags: [...tags, 'gpx'],
      contents: () =>
        makeGpx({
          name: title,
          description: routeNote,
          author: society,
          created: updatedAt,
          keywords: tags,
          stops: stage.stops.map(({ name, note, lat, lon }) => ({ name, description: note, lat, lon })),
        }),
    },
  ]
}

interface Description {
  path: Path
  stage: Stage
  number: number
  title: string
  created: Date
  modified: Date
  places: readonly Place[]
}

function textOf({ path, stage, number, title, created, modified, places }: Description): Content {
  const random = createRandom(`stage ${path.key} ${number}`)
  const length = kilometresAlong(stage.stops)
  const near = placesNear(stage, places)
  return {
    title,
    subtitle: `Dag ${number} van ${path.stages.length} · ongeveer ${kilometres(length * walkingFactor)} kilometer te voet`,
    author: society,
    subject: `Dagtocht op het ${path.name}`,
    keywords: ['wandelen', path.name, ...stage.stops.map(({ name }) => name)],
    created,
    modified,
    blocks: [
      paragraph(stage.character),
      paragraph(
        `Deze dag gaat langs ${listed(stage.stops.map(({ name }) => name))}. In rechte lijnen is dat ${kilometres(length)} kilometer; reken te voet op een derde meer. ${stage.season}`,
      ),
      heading('De weg'),
      steps(...legs(stage)),
      paragraph(routeNote),
      { kind: 'picture', picture: roadOf(number), caption: `Onderweg op het ${path.name}. ${drawingNote}` },
      ...onTheWay(near),
      heading('Punten'),
      {
        kind: 'table',
        columns: ['Punt', 'Noorderbreedte', 'Oosterlengte'],
        rows: stage.stops.map(({ name, lat, lon }) => [name, lat.toFixed(3), lon.toFixed(3)]),
      },
      heading('Voor u vertrekt'),
      list(random.pick(walking.preparing), random.pick(walking.manners)),
      paragraph(random.pick(walking.closing)),
    ],
  }
}

function legs({ stops }: Stage): string[] {
  return stops.flatMap((stop, at) => {
    const next = stops[at + 1]
    if (!next) return []
    const far = kilometres(kilometresBetween(stop, next) * walkingFactor)
    return `Van ${stop.name} naar het ${windTowards(stop, next)}, ongeveer ${far} kilometer tot ${next.name}. ${next.note}`
  })
}

const nearKilometres = 4

export const placesNear = ({ stops }: Stage, places: readonly Place[]): Place[] =>
  places.filter((place) => stops.some((stop) => kilometresBetween(stop, place) < nearKilometres))

function onTheWay(near: readonly Place[]): Block[] {
  if (near.length === 0)
    return [
      heading('Sint-Jacob onderweg'),
      paragraph('Op deze dag ligt geen plaats uit onze lijst. Des te beter kunt u zelf zoeken.'),
    ]
  return [
    heading('Sint-Jacob onderweg'),
    ...near.slice(0, 5).map((place) => paragraph(`${named(place)}. ${place.excerpt}`)),
  ]
}
