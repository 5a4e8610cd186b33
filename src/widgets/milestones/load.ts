import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { whereOf } from '../shared/entries/entry-card.ts'
import type { MilestonesProps } from './fields.ts'
import { spread } from './spread.ts'

export interface MilestonesModel {
  items: readonly { href: string; kilometres: number; name: string; where: string; kind: string }[]
  /** All places that have a distance. */
  total: number
}

/** Places from the farthest to the nearest, at even steps, so that a few show the whole way. */
export async function load(
  { count }: MilestonesProps,
  { features: { content } }: RenderContext,
): Promise<Loaded<MilestonesModel>> {
  const points = await content.mapPoints({ type: 'jacobalia', order: 'distance' })
  const entries = await content.entries(spread(points, count).map(({ id }) => id))
  return {
    model: {
      items: entries.flatMap((entry) => {
        const kilometres = entry.fields.kilometresToSantiago
        if (kilometres === undefined) return []
        const kind = entry.fields.kind?.toLowerCase() ?? ''
        return [{ href: entry.url, kilometres, name: entry.title, where: whereOf(entry) ?? '', kind }]
      }),
      total: points.length,
    },
    tags: ['list:jacobalia'],
  }
}
