import type { EntryCard } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { NeighboursProps } from './fields.ts'

interface Step {
  href: string
  title: string
}

export interface NeighboursModel {
  isPlace: boolean
  /** The previous one in the list: farther from Santiago, or newer. */
  previous?: Step
  next?: Step
}

export async function load(
  _: NeighboursProps,
  { entry, features, kinds }: RenderContext,
): Promise<Loaded<NeighboursModel>> {
  if (!entry) return { model: { isPlace: false } }
  const { previous, next } = await features.content.neighbours(entry)
  return {
    model: {
      isPlace: kinds.of(entry.type).isPlace,
      ...(previous ? { previous: toStep(previous) } : {}),
      ...(next ? { next: toStep(next) } : {}),
    },
    tags: [`list:${entry.type}`],
  }
}

const toStep = ({ url, title, fields: { place } }: EntryCard): Step => ({
  href: url,
  title: place && !title.includes(place) ? `${title}, ${place}` : title,
})
