import type { PictureView } from '../../features/content/index.ts'
import type { PictureImage } from '../../ui/picture/picture.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { toImage } from '../shared/entries/entry-card.ts'
import type { EntryPictureProps } from './fields.ts'
import { sizesOf } from './sizes.ts'

export type EntryPicture = { at: 'page'; picture: PictureView } | { at: 'card'; image: PictureImage }

/** The entry's picture; in a card without its maker, who stands on the entry's own page. In the wide column it is what a visitor sees first, and is fetched before all others. */
export async function load(
  { place }: EntryPictureProps,
  { entry, card }: RenderContext,
): Promise<Loaded<EntryPicture | undefined>> {
  const picture = entry?.picture
  if (!entry || !picture) return { model: undefined, tags: entry ? [`entry:${entry.id}`] : [] }
  const tags = [`entry:${entry.id}`, `media:${picture.id}`]
  if (card) return { model: { at: 'card', image: toImage(picture) }, tags }
  const best = picture.sources[0]
  return {
    model: { at: 'page', picture },
    tags,
    ...(place === 'main' && best ? { preload: { ...best, sizes: sizesOf.main } } : {}),
  }
}
