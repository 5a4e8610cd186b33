import type { CardLink } from '../../../ui/card/card.tsx'
import type { CardModel } from './entry-card.ts'

/** Where a card leads: to its page, or to its picture. One without a picture has only its page. */
export function linkOf(
  { href, title, large }: Pick<CardModel, 'href' | 'title' | 'large'>,
  target: '_blank' | 'lightbox' | undefined,
): CardLink {
  if (target !== 'lightbox') return { href, target }
  if (!large) return { href }
  const { url, width, height, caption } = large
  return {
    href: url,
    linkData: { 'data-width': width, 'data-height': height, 'data-caption': caption || title },
  }
}
