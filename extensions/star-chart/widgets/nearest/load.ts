import { type CardModel, type Loaded, type RenderContext, toCard } from 'schelp/extension'
import type { NearestProps } from './fields.ts'

export interface NearestModel {
  /** Whole kilometres from this entry, as the crow flies. */
  cards: readonly (CardModel & { away: number })[]
  /** The region of this entry. */
  way?: { href: string; label: string }
}

export async function load(
  { count }: NearestProps,
  { entry, features }: RenderContext,
): Promise<Loaded<NearestModel>> {
  if (!entry?.position) return { model: { cards: [] } }
  const near = await features.content.nearest(entry, count)
  const region = entry.terms.find(({ taxonomy, parentId }) => taxonomy === 'plaats' && parentId === undefined)
  return {
    model: {
      cards: near.map((other) => ({ ...toCard(other), away: Math.round(other.kilometres) })),
      ...(region ? { way: { href: region.url, label: region.name } } : {}),
    },
    tags: [`list:${entry.type}`],
  }
}

export async function shown(
  { count }: NearestProps,
  { entry, features }: RenderContext,
): Promise<readonly number[]> {
  if (!entry?.position) return []
  return (await features.content.nearest(entry, count)).map(({ id }) => id)
}
