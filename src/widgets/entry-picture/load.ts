import type { PictureView } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryPictureProps } from './fields.ts'
import { sizesOf } from './sizes.ts'

/** The entry's picture. In the wide column it is what a visitor sees first, and is fetched before all others. */
export async function load(
  { place }: EntryPictureProps,
  { entry }: RenderContext,
): Promise<Loaded<PictureView | undefined>> {
  const picture = entry?.picture
  if (!entry || !picture) return { model: undefined, tags: entry ? [`entry:${entry.id}`] : [] }
  const best = picture.sources[0]
  return {
    model: picture,
    tags: [`entry:${entry.id}`, `media:${picture.id}`],
    ...(place === 'main' && best ? { preload: { ...best, sizes: sizesOf.main } } : {}),
  }
}
