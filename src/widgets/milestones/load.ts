import type { Milestone } from '../../ui/milestones/milestones.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { loadCards } from '../shared/entries/drawn-cards.ts'
import { toMilestone } from '../shared/entries/milestone.ts'
import type { MilestonesProps } from './fields.ts'
import { spread } from './spread.ts'

export interface MilestonesModel {
  items: readonly Milestone[]
  /** All places with a distance. */
  total: number
}

/** Places from the farthest to the nearest, at even steps, so that a few show the whole route. */
export async function load(
  { count, card, heading }: MilestonesProps,
  context: RenderContext,
): Promise<Loaded<MilestonesModel>> {
  const { content } = context.features
  const points = await content.mapPoints({ type: 'jacobalia', order: 'distance' })
  const entries = await content.entries(spread(points, count).map(({ id }) => id))
  const {
    cards,
    tags = [],
    ...drawn
  } = await loadCards(entries, { card, level: heading ? 3 : 2, target: '' }, context)
  return {
    ...drawn,
    model: { items: cards.flatMap(toMilestone), total: points.length },
    tags: ['list:jacobalia', ...tags],
  }
}
