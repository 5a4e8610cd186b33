import { type ChapelTraits, chapel } from './chapel.ts'
import { type ChurchTraits, church } from './church.ts'
import { svg } from './draw.ts'
import { gate } from './gate.ts'
import { type GlassTraits, glass } from './glass.ts'
import { type HospiceTraits, hospice } from './hospice.ts'
import { createRandom } from './random.ts'
import { type RoadTraits, road } from './road.ts'
import { shell } from './shell.ts'
import { type Sky, skies } from './sky.ts'
import { type StatueTraits, statue } from './statue.ts'
import { bridge, farm, silhouette, street, streetCover, townHouse, wallStone } from './town.ts'
import { painting, vault } from './vault.ts'

/** What a plate shows, with what is known of it: a picture tells no more than its entry does. */
export type Subject =
  | { kind: 'church'; traits?: ChurchTraits }
  | { kind: 'chapel'; traits?: ChapelTraits }
  | { kind: 'hospice'; traits?: HospiceTraits }
  | { kind: 'statue'; traits?: StatueTraits }
  | { kind: 'glass'; traits?: GlassTraits }
  | { kind: 'road'; traits?: RoadTraits }
  | { kind: PlainKind }

type PlainKind = keyof typeof plainScenes

const plainScenes = {
  vault,
  painting,
  gate,
  shell,
  silhouette,
  townHouse,
  street,
  bridge,
  farm,
  wallStone,
  streetCover,
}

export type PlateKind = Subject['kind']

export type PlateRequest = Subject & {
  /** The id of the entry: the same seed draws the same picture. */
  seed: number | string
  /** Chosen by the seed when absent. */
  sky?: Sky
}

/** A drawn picture: an SVG document of 800 × 600, in six inks, without letters (design, Pictures). */
export function plate(request: PlateRequest): string {
  const random = createRandom(`${request.kind} ${request.seed}`)
  const ownSky = random.pick(skies)
  return svg(scene(request, random, request.sky ?? ownSky))
}

function scene(subject: Subject, random: ReturnType<typeof createRandom>, sky: Sky): string {
  switch (subject.kind) {
    case 'church':
      return church(random, sky, subject.traits)
    case 'chapel':
      return chapel(random, sky, subject.traits)
    case 'hospice':
      return hospice(random, sky, subject.traits)
    case 'statue':
      return statue(random, sky, subject.traits)
    case 'glass':
      return glass(random, sky, subject.traits)
    case 'road':
      return road(random, sky, subject.traits)
    default:
      return plainScenes[subject.kind](random, sky)
  }
}
