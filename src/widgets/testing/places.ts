import type { ContentTest } from '../../features/content/testing.ts'
import { createTestLibrary, type TestLibrary } from '../../features/library/testing.ts'
import { noNewsletter } from '../../features/newsletter/testing.ts'
import { createShopTest } from '../../features/shop/testing.ts'
import { noStatistics } from '../../features/statistics/testing.ts'
import type { Taxonomy } from '../../kernel/kinds.ts'
import { createKinds } from '../../kernel/known-kinds.ts'
import { anonymous } from '../../kernel/viewer.ts'
import type { RenderContext } from '../context.ts'
import { renderAll } from './render-room.ts'

/** A catalogue on a real database: 23 places by distance, in two provinces; two drafts; a news post. */
export interface Places {
  content: ContentTest
  library: TestLibrary
  terms: Record<'groningen' | 'zeerijp' | 'utrecht' | 'kerk' | 'kapel', number>
  /** The places, the farthest first. */
  ids: readonly number[]
  context(more?: Partial<RenderContext>): RenderContext
  render(
    type: string,
    props?: Record<string, unknown>,
    more?: Partial<RenderContext>,
  ): ReturnType<typeof renderAll>
  close(): Promise<void>
}

export const placeCount = 23

export async function createPlaces(): Promise<Places> {
  const [shopTest, library] = await Promise.all([createShopTest(), createTestLibrary()])
  const { content, shop } = shopTest
  const add = async (taxonomy: Taxonomy, name: string, parentId?: number) =>
    (await content.content.addTerm({ taxonomy, name, ...(parentId === undefined ? {} : { parentId }) })).id
  const groningen = await add('plaats', 'Groningen')
  const terms = {
    groningen,
    zeerijp: await add('plaats', 'Zeerijp', groningen),
    utrecht: await add('plaats', 'Utrecht'),
    kerk: await add('soort', 'Kerk'),
    kapel: await add('soort', 'Kapel'),
  }
  const ids: number[] = []
  for (let number = 1; number <= placeCount; number += 1) {
    const isFar = number <= 12
    const isChurch = number % 3 !== 0
    const entry = await content.content.addEntry({
      type: 'jacobalia',
      title: `Plaats ${String(number).padStart(2, '0')}`,
      excerpt: `Een zin over plaats ${number}.`,
      status: 'published',
      publishedAt: new Date(Date.UTC(2024, 0, number)),
      position: { latitude: 53.4 - number * 0.1, longitude: 6 - number * 0.05, precision: 'centre' },
      fields: {
        kind: isChurch ? 'Kerk' : 'Kapel',
        place: number === 1 ? 'Zeerijp' : `Dorp ${number}`,
        province: isFar ? 'Groningen' : 'Utrecht',
        kilometresToSantiago: 1620 - number * 10,
      },
      termIds: [
        number === 1 ? terms.zeerijp : isFar ? terms.groningen : terms.utrecht,
        isChurch ? terms.kerk : terms.kapel,
      ],
    })
    ids.push(entry.id)
  }
  await content.content.addEntry({ type: 'jacobalia', title: 'Geheim concept', termIds: [terms.kerk] })
  await content.content.addEntry({ type: 'page', title: 'Ongepubliceerde bladzijde' })
  await content.content.addEntry({
    type: 'post',
    title: 'Nieuws uit Zeerijp',
    excerpt: 'De toren staat weer recht.',
    status: 'published',
    publishedAt: new Date('2026-03-12T09:00:00Z'),
  })
  const context = (more: Partial<RenderContext> = {}): RenderContext => ({
    features: {
      content: content.content,
      library: library.library,
      shop,
      newsletter: noNewsletter,
      statistics: noStatistics,
    },
    kinds: createKinds(),
    viewer: anonymous,
    now: new Date(),
    siteUrl: 'https://schelp.example',
    path: '/jacobalia/',
    query: new URLSearchParams(),
    page: 1,
    trail: [],
    ...more,
  })
  return {
    content,
    library,
    terms,
    ids,
    context,
    render: (type, props = {}, more = {}) =>
      renderAll([{ type, props: { id: 'b1', ...props } }], context(more)),
    async close() {
      await shopTest.close()
      await library.close()
    },
  }
}

/** The headings of a list's cards, in order. */
export const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<h[23] class="name"><a [^>]*>(.*?)<\/a>/g)].map(([, title]) => title ?? '')
