import type { PlateRequest } from '../material/plates/index.ts'

/** Subjects of the news; their names are terms of the taxonomy `onderwerp`. */
export const subjects = {
  plaatsen: { name: 'Plaatsen', description: 'Kerken, kapellen, beelden en andere plaatsen uit de lijst.' },
  routes: { name: 'Routes', description: 'Wandelen en fietsen, met wat we onderweg tegenkwamen.' },
  bibliotheek: { name: 'Bibliotheek', description: 'Nieuwe bestanden en hoe je ze vindt.' },
  tekeningen: { name: 'Tekeningen', description: 'Over de platen en hoe ze gemaakt worden.' },
  onderwijs: { name: 'Onderwijs', description: 'Lesbrieven en werkbladen.' },
  vereniging: { name: 'Vereniging', description: 'Van vergadering tot uitstapje.' },
} as const

export type Subject = keyof typeof subjects

export interface NewsPost {
  slug: string
  title: string
  excerpt: string
  /** Before the day the site is filled, so that the news is never stale. */
  daysAgo: number
  subjects: readonly [Subject, ...Subject[]]
  picture: { plate: PlateRequest; alt: string; caption: string }
  /** HTML. */
  body: string
}
