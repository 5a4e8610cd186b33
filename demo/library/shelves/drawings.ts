import { drawing, type Hour, laterDrawing } from '../../drawings.ts'
import { makeJpg, makePng, makeSvg, type Picture } from '../../material/files/index.ts'
import { named, type Place, type PlaceKind } from '../../material/places.ts'
import { createRandom } from '../../material/random.ts'
import { day, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Desk, Shelf, ShelfFile } from '../shelf.ts'
import { drawingNote, licence, people } from '../society.ts'

/** A drawing of each place at another hour than on its page, and shells and roads. */
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

const hours: Record<Hour, string> = {
  night: 'bij nacht',
  dusk: 'in de schemer',
  dawn: 'bij dageraad',
  day: 'overdag',
}
const width = 1_200

function placeDrawing(place: Place, today: Date): ShelfFile {
  const random = createRandom(`drawing ${place.id}`)
  const { name, hour } = laterDrawing(place.slug)
  const title = `${named(place)}, ${hours[hour]}`
  const extension = random.chance(0.7) ? 'jpg' : 'png'
  const createdAt = notAfter(
    day(random.whole(2015, 2025), random.whole(1, 12), random.whole(1, 28), 17),
    today,
  )
  return drawingFile(
    {
      category: `tekeningen/${shelves[place.kind]}`,
      name: fileName(`tekening ${place.slug}`, extension),
      title,
      description: `Plaat in zes inkten. ${drawingNote}`,
      tags: ['tekening', place.kindLabel.toLowerCase(), place.province],
      createdAt,
      about: [place.id],
    },
    name,
  )
}

type Label = Pick<ShelfFile, 'category' | 'name' | 'title' | 'description' | 'tags' | 'createdAt' | 'about'>

const makers: Record<string, (picture: Picture) => Promise<Buffer>> = {
  jpg: makeJpg,
  png: makePng,
  svg: makeSvg,
}

function drawingFile(label: Label, from: string): ShelfFile {
  const make = makers[label.name.replace(/^.*\./, '')] ?? makePng
  return {
    ...label,
    maker: people.drawings,
    licence,
    version: '1.0',
    contents: () =>
      make({
        svg: drawing(from),
        title: label.title,
        maker: people.drawings,
        created: label.createdAt,
        width,
      }),
  }
}

const loose: readonly { title: string; extension: string; drawing: string; about: string }[] = [
  {
    title: 'Schelp in negen ringen',
    extension: 'png',
    drawing: 'shells/negen-ringen',
    about: 'Dicht bij elkaar lopende ringen, als water na een steen.',
  },
  {
    title: 'Schelp onder de sterren',
    extension: 'jpg',
    drawing: 'shells/onder-de-sterren',
    about: 'Compostela werd gelezen als sterrenveld; vandaar.',
  },
  {
    title: 'Schelp bij dageraad',
    extension: 'jpg',
    drawing: 'shells/bij-dageraad',
    about: 'Voor op een kaart aan wie net vertrokken is.',
  },
  {
    title: 'Schelp in de schemer',
    extension: 'png',
    drawing: 'shells/in-de-schemer',
    about: 'Voor op een kaart aan wie bijna thuis is.',
  },
  {
    title: 'De weg bij avond',
    extension: 'jpg',
    drawing: 'roads/bij-avond',
    about: 'Een laan die nergens in het bijzonder ligt.',
  },
  {
    title: 'De weg in de ochtend',
    extension: 'jpg',
    drawing: 'roads/in-de-ochtend',
    about: 'Met een steen, zodat u weet dat u goed gaat.',
  },
  {
    title: 'Twee wegen worden één',
    extension: 'png',
    drawing: 'roads/twee-wegen',
    about: 'Zoals in Hasselt, waar het Jabikspaad en het Jacobspad samenkomen.',
  },
  {
    title: 'De weg eindigt bij zee',
    extension: 'jpg',
    drawing: 'roads/eindigt-bij-zee',
    about: 'Verder gaat het niet, of per schip.',
  },
]

function loosePlates({ today }: Desk): ShelfFile[] {
  const shells = 'tekeningen/tekens/schelpen'
  const plates = loose.map(({ title, extension, drawing: from, about }, at) =>
    drawingFile(
      {
        category: from.startsWith('shells/') ? shells : 'tekeningen/tekens/straat',
        name: fileName(title, extension),
        title,
        description: about,
        tags: ['tekening', from.startsWith('shells/') ? 'schelp' : 'weg'],
        createdAt: notAfter(day(2016 + at, 7, 25, 12), today),
      },
      from,
    ),
  )
  const vectors = [
    { title: 'Teken van de vereniging (SVG)', from: 'mark' },
    { title: 'Schelp om uit te snijden (SVG)', from: 'shells/om-uit-te-snijden' },
  ].map(({ title, from }) =>
    drawingFile(
      {
        category: shells,
        name: fileName(title, 'svg'),
        title,
        description: 'Lijnen zonder pixels, voor drukwerk van elke grootte.',
        tags: ['tekening', 'schelp', 'drukwerk'],
        createdAt: notAfter(day(2020, 1, 6, 12), today),
      },
      from,
    ),
  )
  return [...plates, ...vectors]
}
