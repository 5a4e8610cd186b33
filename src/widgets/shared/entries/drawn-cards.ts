import type { EntryCard, EntryView } from '../../../features/content/index.ts'
import { escapeHtml } from '../../../kernel/html.ts'
import type { CardLink } from '../../../ui/card/card.tsx'
import type { RenderContext } from '../../context.ts'
import type { Loaded } from '../../define.ts'
import { type CardModel, toCard } from './entry-card.ts'
import { linkOf } from './entry-link.ts'

interface Wish {
  /** Number of the document in which staff designed the card; null for the default card. */
  card: number | null
  level: 2 | 3
  target: '' | '_blank' | 'lightbox'
  /** The list belongs to a map, which finds its rows by their links. */
  isBesideMap?: boolean
  /** The card stands in the window of a marker, beside the same entry's card in the list. */
  isWindow?: boolean
}

type Depends = Pick<Loaded<unknown>, 'tags' | 'freshUntil' | 'cacheable' | 'reads' | 'asks'>

/**
 * Renders the entries of a list with the card that staff designed, if it is published (CAT-02). Also returns the cache
 * tags of the cards.
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

/** A card without a title still links to its page. */
function withWay(html: string, { href, target, linkData = {} }: CardLink, title: string): string {
  if (html.includes('class="name"')) return html
  const attributes = Object.entries({ ...linkData, href, target, rel: target && 'noopener' })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
  return `${html}<p class="name alone"><a${attributes.join('')}><span class="sr">${escapeHtml(title)}</span></a></p>`
}

/** The properties of an entry that cards show; a list reads no others. */
const whole = (entry: EntryCard): EntryView => ({
  ...entry,
  status: 'published',
  body: '',
  updatedAt: entry.publishedAt,
  pictures: [],
  searchTitle: '',
  searchDescription: '',
})
