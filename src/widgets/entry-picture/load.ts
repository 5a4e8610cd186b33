import type { PictureView } from '../../features/content/index.ts'
import type { PictureImage } from '../../ui/picture/picture.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { toImage } from '../shared/entries/entry-card.ts'
import type { EntryPictureProps } from './fields.ts'
import { sizesOf } from './sizes.ts'

export type EntryPicture = { at: 'page'; picture: PictureView } | { at: 'card'; image: PictureImage }

/**
 * The entry's picture. A card leaves out the maker, who is named on the entry's page. In the wide column it is the
 * largest picture at the top, and is fetched before all others.
 */
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
