import type { Block } from './document.ts'
import { createOpenList } from './open-list.ts'

/** Where in the first template of a place more blocks may stand: beside its text, or below it. */
export type TemplateSpot = 'place-side' | 'place-below'

/** Blocks for the first templates of places, which staff can change afterwards. */
export interface TemplatePart {
  spot: TemplateSpot
  /** @param prefix begins the ids of the blocks, so that they are unique in the template */
  blocks(prefix: string): readonly Block[]
}

/** Every such part by its name. They come from extensions. */
export const templateParts = createOpenList<TemplatePart>('part of templates')

/** The blocks at a spot, in the order in which their extensions were taken in. */
export const blocksAt = (spot: TemplateSpot, prefix: string): Block[] =>
  [...templateParts.values()].filter((part) => part.spot === spot).flatMap(({ blocks }) => blocks(prefix))
