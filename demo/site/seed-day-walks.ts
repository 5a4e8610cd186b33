import type { Content, KindTemplates } from '../../src/features/content/index.ts'
import { block, documentOf } from '../../src/seed/page-document.ts'
import { addDrawing } from '../add-drawing.ts'
import { roadOf } from '../drawings.ts'
import { dayOf, daysBefore } from '../library/dates.ts'
import { paths, placesNear, stageTitle } from '../library/shelves/routes.ts'
import { drawingNote, routeNote } from '../library/society.ts'
import { kilometresAlong, walkingFactor } from '../library/way.ts'
import type { Stage } from '../library/words.ts'
import type { Place } from '../material/places.ts'

type Site = Pick<Content, 'addEntry' | 'addKind' | 'addMedia' | 'addOwnField' | 'addTaxonomy' | 'addTerm'>

interface Seen {
  places: readonly Place[]
  /** Of the library, by its title. */
  fileId(title: string): number
  now: Date
}

/** As an administrator would define them: the kind, what sorts it, and its fields. */
const kind = {
  one: 'Dagtocht',
  many: 'Dagtochten',
  about: 'Elke dag op het Jabikspaad en het Jacobspad: waar je langskomt, hoe ver het is en wat je meeneemt.',
  word: 'dagtochten',
  hasArchive: true,
  isPlace: false,
  hasMoment: false,
  taxonomies: [],
  ...({ right: 'entries', schemaType: 'WebPage', orders: ['title', 'newest'] } as const),
}
const paden = { one: 'Pad', many: 'Paden', word: 'pad', isTree: false }

/** The days of both paths, as a kind and a taxonomy of the society's own; the numbers of the pictures of its roads. */
export async function seedDayWalks(content: Site, { places, fileId, now }: Seen): Promise<readonly number[]> {
  const added = await content.addKind(kind, templates)
  if (!added.ok) throw new Error(`no kind ${kind.word}: ${added.code}`)
  const { type } = added.value
  const sorted = await content.addTaxonomy({ ...paden, kinds: [type] })
  if (!sorted.ok) throw new Error(`no taxonomy ${paden.word}: ${sorted.code}`)
  const fill = await addFields(content, type)
  const pictures = await addRoads(content)
  for (const [at, path] of paths.entries()) {
    const { name, stages } = path
    const term = await content.addTerm({
      taxonomy: sorted.value.name,
      name,
      description: `In ${stages.length} dagen van ${stages[0]?.stops[0].name} naar Hasselt.`,
    })
    for (const [index, stage] of stages.entries()) {
      const title = stageTitle(path, stage, index + 1)
      await content.addEntry({
        type,
        title,
        excerpt: stage.character,
        body: `<p>${stage.season}</p><p>${routeNote}</p>`,
        status: 'published',
        publishedAt: daysBefore(dayOf(now), 400 - at * 100 - index),
        pictureId: pictures[index % pictures.length],
        fields: fill(stage, {
          places: placesNear(stage, places).map(({ id }) => id),
          files: [fileId(title), fileId(`${title} (GPX)`)],
        }),
        termIds: [term.id],
      })
    }
  }
  return pictures
}

/** Declares the fields of the kind; gives what writes their values. */
async function addFields(content: Pick<Content, 'addOwnField'>, type: 'page' | `eigen_${string}`) {
  const add = (
    field: Omit<Parameters<typeof content.addOwnField>[0], 'kind' | 'position'>,
    position: number,
  ) => content.addOwnField({ ...field, kind: type, position })
  const length = await add({ label: 'Kilometers te voet', type: 'number' }, 1)
  const start = await add({ label: 'Begin', type: 'place' }, 2)
  const parts = [
    { label: 'Langs', type: 'text' },
    { label: 'Wat er is', type: 'text' },
  ] as const
  const stops = await add({ label: 'Onderweg', type: 'repeater', layouts: [{ label: '', parts }] }, 3)
  const [where, what] = stops.layouts[0]?.parts ?? []
  const near = await add({ label: 'Sint-Jacob onderweg', type: 'entries' }, 4)
  const files = await add({ label: 'Om mee te nemen', type: 'files' }, 5)
  return (stage: Stage, known: { places: readonly number[]; files: readonly number[] }) => {
    const [{ name, lat: latitude, lon: longitude }] = stage.stops
    return {
      [length.name]: Math.round(kilometresAlong(stage.stops) * walkingFactor),
      [start.name]: { latitude, longitude, name },
      [stops.name]: stage.stops.map((stop) => ({
        [where?.name ?? '']: stop.name,
        [what?.name ?? '']: stop.note,
      })),
      [near.name]: known.places,
      [files.name]: known.files,
    }
  }
}

/** Pictures of the road at four hours of the day. */
const addRoads = (content: Pick<Content, 'addMedia'>): Promise<number[]> =>
  Promise.all(
    [0, 1, 2, 3].map((hour) =>
      addDrawing(content, {
        drawing: roadOf(hour),
        name: `dagtocht-${hour + 1}`,
        alt: 'Tekening: een wegwijzer met schelpen, waar twee wegen uiteengaan naar een kerk',
        caption: drawingNote,
      }),
    ),
  )

const templates: KindTemplates = {
  single: {
    title: kind.one,
    data: documentOf(
      block('section', 'walk', {
        space: 'none',
        content: [
          block('breadcrumb', 'walk-trail'),
          block('entry-title', 'walk-title', { lead: true }),
          block('columns', 'walk-columns', {
            ratio: 'two',
            first: [block('own-field', 'walk-own'), block('entry-body', 'walk-body', { lead: false })],
            second: [
              block('entry-picture', 'walk-picture', { place: 'side', ratio: '4:3' }),
              block('entry-terms', 'walk-terms'),
            ],
          }),
        ],
      }),
      block('section', 'walk-steps', { space: 'none', content: [block('neighbours', 'walk-neighbours')] }),
    ),
  },
  archive: {
    title: kind.many,
    data: documentOf(
      block('section', 'walks', {
        space: 'none',
        content: [
          block('breadcrumb', 'walks-trail'),
          block('page-title', 'walks-title'),
          block('archive-list', 'walks-list', { showExcerpt: true, perPage: 16 }),
        ],
      }),
    ),
  },
}
