import type { CardLink } from '../../../ui/card/card.tsx'
import type { CardModel } from './entry-card.ts'

/** The target of a card: its page, or its picture if it has one. */
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
