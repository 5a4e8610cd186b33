import type { EntryCard } from '../../../features/content/index.ts'
import type { Away } from '../entries/entry-card.ts'

/** A row of the list beside a chart. */
export interface ListedPlace {
  id: number
  href: string
  title: string
  place?: string
  kilometres?: number
  /** In a list of what lies around a town. */
  fromTown?: Away
  /** As staff drew it; absent for the usual row. */
  html?: string
}

/** Longest list beside the chart; the pages of an archive show all. */
export const maxListedPlaces = 100

export const toListedPlace = ({ id, url, title, fields }: EntryCard): ListedPlace => ({
  id,
  href: url,
  title,
  ...(fields.place ? { place: fields.place } : {}),
  ...(fields.kilometresToSantiago === undefined ? {} : { kilometres: fields.kilometresToSantiago }),
})
