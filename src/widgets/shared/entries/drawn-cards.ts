import type { EntryCard, EntryView } from '../../../features/content/index.ts'
import { escapeHtml } from '../../../kernel/html.ts'
import type { CardLink } from '../../../ui/card/card.tsx'
import type { RenderContext } from '../../context.ts'
import type { Loaded } from '../../define.ts'
import { type CardModel, toCard } from './entry-card.ts'
import { linkOf } from './entry-link.ts'

interface Wish {
  /** The number of the document in which staff drew the card; null for the usual one. */
  card: number | null
  level: 2 | 3
  target: '' | '_blank' | 'lightbox'
  /** The list stands beside a map, which finds its rows by their links. */
  isBesideMap?: boolean
  /** It stands in the window over a marker, beside the card of the same entry in its list. */
  isWindow?: boolean
}

type Depends = Pick<Loaded<unknown>, 'tags' | 'freshUntil' | 'cacheable' | 'reads' | 'asks'>

/**
 * Entries as a list shows them: each as its card is drawn in the page editor, if staff chose one that is on the site (CAT-02).
 * Also what the cards depend on.
 */
export async function loadCards(
  entries: readonly EntryCard[],
  { card, level, target, isBesideMap = false, isWindow = false }: Wish,
  context: RenderContext,
): Promise<{ cards: readonly CardModel[] } & Depends> {
  const cards = entries.map(toCard)
  const { draw, features } = context
  if (card === null || !draw) return { cards }
  const tags = [`document:${card}`]
  const document = await features.content.document(card)
  if (document?.kind !== 'card') return { cards, tags }
  const drawn = await Promise.all(
    entries.map(async (entry, place) => {
      const model = cards[place] ?? toCard(entry)
      const way = linkOf(model, target || undefined)
      const link = isBesideMap ? { ...way, linkData: { ...way.linkData, 'data-place': entry.id } } : way
      const id = isWindow ? `venster-${entry.id}` : entry.id
      const about = { entry: whole(entry), documentId: card, card: { id, level, link } }
      const rendered = await draw(document.data.content, about)
      return { model: { ...model, html: withWay(rendered.html, link, model.title) }, rendered }
    }),
  )
  const all = drawn.map(({ rendered }) => rendered)
  const ends = all.flatMap(({ freshUntil }) => freshUntil ?? [])
  return {
    cards: drawn.map(({ model }) => model),
    tags: [...new Set([...tags, ...all.flatMap((one) => [...one.tags])])],
    reads: [...new Set(all.flatMap((one) => [...one.reads]))],
    asks: [...new Set(all.flatMap(({ asks = [] }) => asks))],
    ...(all.every(({ cacheable }) => cacheable) ? {} : { cacheable: false }),
    freshUntil: ends.sort((one, other) => one.getTime() - other.getTime())[0],
  }
}

/** A card that shows no title leads to its page, too. */
function withWay(html: string, { href, target, linkData = {} }: CardLink, title: string): string {
  if (html.includes('class="name"')) return html
  const attributes = Object.entries({ ...linkData, href, target, rel: target && 'noopener' })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
  return `${html}<p class="name alone"><a${attributes.join('')}><span class="sr">${escapeHtml(title)}</span></a></p>`
}

/** As much of an entry as cards show: what else its own page has is not read for a list. */
const whole = (entry: EntryCard): EntryView => ({
  ...entry,
  ...{ status: 'published', body: '', updatedAt: entry.publishedAt, pictures: [] },
  ...{ searchTitle: '', searchDescription: '' },
})
