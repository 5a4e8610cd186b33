import { z } from 'zod'
import type { DocumentData } from '../src/kernel/document.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('./pages/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const page = z.object({
  title: z.string(),
  /** Summary for search engines and lists; also the opening sentence on some pages. */
  excerpt: z.string(),
  /** Of `drawings/pages/<slug>`, shown by the page's `entry-picture`. */
  picture: z.object({ alt: z.string(), caption: z.string() }).optional(),
  content: z.array(z.object({ type: z.string(), props: z.looseObject({ id: z.string() }) })),
})

export interface DemoPage extends Omit<z.infer<typeof page>, 'content'> {
  slug: string
  document: DocumentData
}

/** The front page comes first. */
const order =
  'welkom de-weg in-beeld op-een-rij agenda bestanden over-ons contact lid-worden verloren-en-gevonden privacy toegankelijkheid'.split(
    ' ',
  )

/** The numbers that the library gave to a category, by its key, and to a file, by its title. */
export interface InLibrary {
  category(key: string): number
  file(title: string): number
}

/**
 * The pages of the site. `{category:…}` and `{file:…}` in them become numbers of the library, `"{road:…}"` that of a
 * drawing of a road, by its place among `roads`.
 */
export const pages = (library: InLibrary, roads: readonly number[]): DemoPage[] =>
  order.map((slug) => {
    const text = files[`./pages/${slug}.json`]
    if (text === undefined) throw new Error(`the demo has no page ${slug}`)
    const numbered = text
      .replace(/\{category:([^{}]+)\}/g, (_, key: string) => String(library.category(key)))
      .replace(/"\{road:(\d)\}"/g, (_, at: string) => String(roads[Number(at)]))
      .replace(/\{file:([^{}]+)\}/g, (_, title: string) => String(library.file(title)))
    const { content, ...rest } = page.parse(JSON.parse(numbered))
    return { ...rest, slug, document: { root: { props: {} }, content } }
  })
