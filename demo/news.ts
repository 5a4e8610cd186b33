import { z } from 'zod'
import data from './news/news.json'

const bodies: Readonly<Record<string, string>> = import.meta.glob('./news/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Subjects of the news; their names are terms of the taxonomy `onderwerp`. */
export const subjects = {
  plaatsen: { name: 'Plaatsen', description: 'Kerken, kapellen, beelden en andere plaatsen uit de lijst.' },
  routes: { name: 'Routes', description: 'Wandelen en fietsen, met wat we onderweg tegenkwamen.' },
  bibliotheek: { name: 'Bibliotheek', description: 'Nieuwe bestanden en hoe je ze vindt.' },
  tekeningen: { name: 'Tekeningen', description: 'Over de platen en hoe ze gemaakt worden.' },
  onderwijs: { name: 'Onderwijs', description: 'Lesbrieven en werkbladen.' },
  vereniging: { name: 'Vereniging', description: 'Van vergadering tot uitstapje.' },
} as const

const subject = z.enum(['plaatsen', 'routes', 'bibliotheek', 'tekeningen', 'onderwijs', 'vereniging'])
export type Subject = z.infer<typeof subject>

const post = z
  .object({
    /** Its text is `news/<slug>.html`, its drawing `drawings/news/<slug>.svg`. */
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    /** Before the day the site is filled, so that the news is never stale. */
    daysAgo: z.number(),
    subjects: z.array(subject).min(1),
    picture: z.object({ alt: z.string(), caption: z.string() }),
  })
  .transform((post) => ({ ...post, body: z.string().parse(bodies[`./news/${post.slug}.html`]) }))

/** Twelve posts of the last eighteen months, the newest first. */
export const news = z.array(post).parse(data)
