import {
  type EntryCard,
  kilometresBetween,
  type PictureView,
  type Town,
} from '../../../features/content/index.ts'
import { formatLongDate } from '../../../kernel/dates.ts'
import { formatDays } from '../../../kernel/moment.ts'
import type { PictureImage } from '../../../ui/picture/picture.tsx'
import { largestOf } from '../lightbox/largest.ts'

/** An entry as a card shows it: plain data, also for the page editor. */
export interface CardModel {
  id: number
  slug: string
  href: string
  title: string
  picture?: PictureImage
  /** The picture for the lightbox. */
  large?: LargePicture
  /** Town and province; places only. */
  where?: string
  /** Kind of building, as 'Kerk'; places only. */
  kind?: string
  /** Distance to Santiago as the crow flies. */
  kilometres?: number
  /** In a list of what lies around a town. */
  fromTown?: Away
  /** `12 maart 2026`; only news and what takes place have one. */
  date?: string
  /** Plain text. */
  say: string
  /** HTML of the card designed by staff; absent for the default card. */
  html?: string
}

/** How far from which town, in whole kilometres as the crow flies. */
export interface Away {
  kilometres: number
  town: string
}

export const awayOf = ({ position }: EntryCard, town: Town | undefined): { fromTown?: Away } =>
  position && town
    ? { fromTown: { kilometres: Math.round(kilometresBetween(position, town)), town: town.name } }
    : {}

/** Place and province in one line; undefined when neither is known. */
export const whereOf = ({ fields }: Pick<EntryCard, 'fields'>): string | undefined =>
  [fields.place, fields.province].filter((name) => name).join(', ') || undefined

export function toCard(entry: EntryCard): CardModel {
  const where = whereOf(entry)
  const kilometres = entry.fields.kilometresToSantiago
  return {
    id: entry.id,
    slug: entry.slug,
    href: entry.url,
    title: entry.title,
    say: entry.excerpt,
    ...(entry.picture ? { picture: toImage(entry.picture), large: toLarge(entry.picture) } : {}),
    ...(where === undefined ? {} : { where }),
    ...(entry.fields.kind ? { kind: entry.fields.kind } : {}),
    ...(kilometres === undefined ? {} : { kilometres }),
    ...(entry.type === 'post' || entry.isNews ? { date: formatLongDate(entry.publishedAt) } : {}),
    ...(entry.moment ? { date: formatDays(entry.moment) } : {}),
  }
}

export interface LargePicture {
  url: string
  width: number
  height: number
  caption: string
}

/** The largest size of a picture, with its caption and maker. */
export const toLarge = (picture: PictureView): LargePicture => ({
  ...largestOf(picture),
  caption: [picture.caption, picture.credit].filter(Boolean).join(' '),
})

/** The properties of a picture that a card needs; caption and maker are on the entry's page. */
export const toImage = ({
  src,
  srcSet,
  sources,
  width,
  height,
  alt,
  colour,
  focal,
}: PictureView): PictureImage => ({
  src,
  srcSet,
  sources,
  width,
  height,
  alt,
  ...(colour ? { colour } : {}),
  ...(focal ? { focal } : {}),
})
