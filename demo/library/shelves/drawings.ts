import { makeJpg, makePng, makeSvg, type Picture } from '../../material/files/index.ts'
import { named, type Place, type PlaceKind } from '../../material/places.ts'
import { type PlateRequest, plate, type Sky, shellMark, skies } from '../../material/plates/index.ts'
import { createRandom } from '../../material/plates/random.ts'
import { day, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Desk, Shelf, ShelfFile } from '../shelf.ts'
import { drawingNote, licence, people } from '../society.ts'

/** A plate of each place at another hour than on its page, and shells and roads. */
export const drawings: Shelf = (desk) => [
  ...desk.places.map((place) => placeDrawing(place, desk.today)),
  ...loosePlates(desk),
]

const shelves: Record<PlaceKind, string> = {
  kerk: 'gebouwen/kerken',
  kapel: 'gebouwen/kapellen',
  gasthuis: 'gebouwen/gasthuizen',
  beeld: 'beeld/beelden',
  glas: 'beeld/ramen',
  schilderij: 'beeld/ramen',
  overig: 'tekens/straat',
}

const hours: Record<Sky, string> = {
  night: 'bij nacht',
  dusk: 'in de schemer',
  dawn: 'bij dageraad',
  day: 'overdag',
}
const width = 1_200

const otherSky = (place: Place): Sky =>
  skies[(skies.indexOf(place.sky) + 1 + (place.id % 3)) % skies.length] ?? 'day'

export function placePlate(place: Place): string {
  return plate({ ...place.picture, seed: place.id, sky: otherSky(place) })
}

function placeDrawing(place: Place, today: Date): ShelfFile {
  const random = createRandom(`drawing ${place.id}`)
  const sky = otherSky(place)
  const title = `${named(place)}, ${hours[sky]}`
  const extension = random.chance(0.7) ? 'jpg' : 'png'
  const createdAt = notAfter(
    day(random.whole(2015, 2025), random.whole(1, 12), random.whole(1, 28), 17),
    today,
  )
  return drawing(
    {
      category: `tekeningen/${shelves[place.kind]}`,
      name: fileName(`tekening ${place.slug}`, extension),
      title,
      description: `Plaat in zes inkten. ${drawingNote}`,
      tags: ['tekening', place.kindLabel.toLowerCase(), place.province],
      createdAt,
    },
    () => placePlate(place),
  )
}

type Label = Pick<ShelfFile, 'category' | 'name' | 'title' | 'description' | 'tags' | 'createdAt'>

const makers: Record<string, (picture: Picture) => Promise<Buffer>> = {
  jpg: makeJpg,
  png: makePng,
  svg: makeSvg,
}

function drawing(label: Label, draw: () => string): ShelfFile {
  const make = makers[label.name.replace(/^.*\./, '')] ?? makePng
  return {
    ...label,
    maker: people.drawings,
    licence,
    version: '1.0',
    contents: () =>
      make({ svg: draw(), title: label.title, maker: people.drawings, created: label.createdAt, width }),
  }
}

const loose: readonly { title: string; extension: string; plate: PlateRequest; about: string }[] = [
  {
    title: 'Schelp in negen ringen',
    extension: 'png',
    plate: { kind: 'shell', seed: 'negen', sky: 'day' },
    about: 'Dicht bij elkaar lopende ringen, als water na een steen.',
  },
  {
    title: 'Schelp onder de sterren',
    extension: 'jpg',
    plate: { kind: 'shell', seed: 'sterren', sky: 'night' },
    about: 'Compostela werd gelezen als sterrenveld; vandaar.',
  },
  {
    title: 'Schelp bij dageraad',
    extension: 'jpg',
    plate: { kind: 'shell', seed: 'ochtend', sky: 'dawn' },
    about: 'Voor op een kaart aan wie net vertrokken is.',
  },
  {
    title: 'Schelp in de schemer',
    extension: 'png',
    plate: { kind: 'shell', seed: 'avond', sky: 'dusk' },
    about: 'Voor op een kaart aan wie bijna thuis is.',
  },
  {
    title: 'De weg bij avond',
    extension: 'jpg',
    plate: { kind: 'road', seed: 'avond', sky: 'dusk', traits: { form: 'lane' } },
    about: 'Een laan die nergens in het bijzonder ligt.',
  },
  {
    title: 'De weg in de ochtend',
    extension: 'jpg',
    plate: { kind: 'road', seed: 'ochtend', sky: 'dawn', traits: { form: 'stone' } },
    about: 'Met een steen, zodat u weet dat u goed gaat.',
  },
  {
    title: 'Twee wegen worden één',
    extension: 'png',
    plate: { kind: 'road', seed: 'twee', sky: 'day', traits: { form: 'meeting' } },
    about: 'Zoals in Hasselt, waar het Jabikspaad en het Jacobspad samenkomen.',
  },
  {
    title: 'De weg eindigt bij zee',
    extension: 'jpg',
    plate: { kind: 'road', seed: 'zee', sky: 'night', traits: { form: 'sea' } },
    about: 'Verder gaat het niet, of per schip.',
  },
]

function loosePlates({ today }: Desk): ShelfFile[] {
  const shells = 'tekeningen/tekens/schelpen'
  const plates = loose.map(({ title, extension, plate: request, about }, at) =>
    drawing(
      {
        category: request.kind === 'shell' ? shells : 'tekeningen/tekens/straat',
        name: fileName(title, extension),
        title,
        description: about,
        tags: ['tekening', request.kind === 'shell' ? 'schelp' : 'weg'],
        createdAt: notAfter(day(2016 + at, 7, 25, 12), today),
      },
      () => plate(request),
    ),
  )
  const vectors = [
    { title: 'Teken van de vereniging (SVG)', draw: () => shellMark() },
    {
      title: 'Schelp om uit te snijden (SVG)',
      draw: () => plate({ kind: 'shell', seed: 'uitsnijden', sky: 'day' }),
    },
  ].map(({ title, draw }) =>
    drawing(
      {
        category: shells,
        name: fileName(title, 'svg'),
        title,
        description: 'Lijnen zonder pixels, voor drukwerk van elke grootte.',
        tags: ['tekening', 'schelp', 'drukwerk'],
        createdAt: notAfter(day(2020, 1, 6, 12), today),
      },
      draw,
    ),
  )
  return [...plates, ...vectors]
}
