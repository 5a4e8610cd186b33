import type { EntryCard } from '../../../features/content/index.ts'
import { formatLongDate } from '../../../kernel/dates.ts'
import { formatDays } from '../../../kernel/moment.ts'
import type { PictureImage } from '../../../ui/picture/picture.tsx'

/** An entry as its card shows it: plain data, also for the page editor. */
export interface CardModel {
  id: number
  href: string
  title: string
  picture?: PictureImage
  /** Place and province; only places have one. */
  where?: string
  /** As the crow flies to Santiago. */
  kilometres?: number
  /** `12 maart 2026`; only news and what takes place have one. */
  date?: string
  /** Plain text. */
  say: string
}

/** Place and province in one line; undefined when neither is known. */
export const whereOf = ({ fields }: Pick<EntryCard, 'fields'>): string | undefined =>
  [fields.place, fields.province].filter((name) => name).join(', ') || undefined

export function toCard(entry: EntryCard): CardModel {
  const where = whereOf(entry)
  const kilometres = entry.fields.kilometresToSantiago
  return {
    id: entry.id,
    href: entry.url,
    title: entry.title,
    say: entry.excerpt,
    ...(entry.picture ? { picture: toImage(entry.picture) } : {}),
    ...(where === undefined ? {} : { where }),
    ...(kilometres === undefined ? {} : { kilometres }),
    ...(entry.type === 'post' ? { date: formatLongDate(entry.publishedAt) } : {}),
    ...(entry.moment ? { date: formatDays(entry.moment) } : {}),
  }
}

/** What a card needs of a picture; its caption and maker stand on the entry's own page. */
export const toImage = ({
  src,
  srcSet,
  sources,
  width,
  height,
  alt,
  colour,
  focal,
}: NonNullable<EntryCard['picture']>): PictureImage => ({
  src,
  srcSet,
  sources,
  width,
  height,
  alt,
  ...(colour ? { colour } : {}),
  ...(focal ? { focal } : {}),
})
