import type { Content, EntryView, MenuItem, PictureView, TermView } from '../../features/content/index.ts'
import type { Library } from '../../features/library/index.ts'
import type { Newsletter } from '../../features/newsletter/index.ts'
import type { Catalogue, Shop } from '../../features/shop/index.ts'
import type { Statistics } from '../../features/statistics/index.ts'
import type { Block } from '../../kernel/document.ts'
import { createKinds } from '../../kernel/known-kinds.ts'
import { anonymous } from '../../kernel/viewer.ts'
import type { RenderContext } from '../context.ts'
import { renderBlocks } from '../render.ts'
import type { Rendered } from '../rendered.ts'

/** A feature that returns only what the test defines. */
export function only<Feature extends object>(name: string, answers: Partial<Feature>): Feature {
  return new Proxy({} as Feature, {
    get: (_, key) => {
      const answer = answers[key as keyof Feature]
      if (answer === undefined) throw new Error(`the test did not expect ${name}.${String(key)}`)
      return answer
    },
  })
}

/** A context for one rendering; the test defines what `content` returns. */
export const contextWith = (
  context: Partial<Omit<RenderContext, 'features'>> = {},
  content: Partial<Content> = {},
): RenderContext => ({
  features: {
    content: only<Content>('content', content),
    library: only<Library>('library', {}),
    shop: only<Shop>('shop', {
      catalogue: only<Catalogue>('catalogue', { offersOf: async () => new Map() }),
    }),
    newsletter: only<Newsletter>('newsletter', {}),
    statistics: only<Statistics>('statistics', {}),
  },
  kinds: createKinds(),
  viewer: anonymous,
  now: new Date('2026-11-21T12:00:00Z'),
  siteUrl: 'https://example.org',
  path: '/',
  query: new URLSearchParams(),
  page: 1,
  trail: [{ label: 'Home', url: '/' }],
  ...context,
})

/** Renders blocks as a page does; a failing widget fails the test. */
export const renderAll = (
  blocks: readonly Block[],
  context: RenderContext = contextWith(),
): Promise<Rendered> =>
  renderBlocks(blocks, context, {
    scriptOf: () => undefined,
    textOverrides: {},
    onError: (error) => {
      throw error
    },
  })

export async function renderRoom(
  type: string,
  props: Record<string, unknown> = {},
  context: RenderContext = contextWith(),
): Promise<string> {
  return (await renderAll([{ type, props: { id: 'b1', ...props } }], context)).html
}

export const aPicture = (more: Partial<PictureView> = {}): PictureView => ({
  id: 7,
  src: '/media/7/kerk-800.jpg',
  srcSet: '/media/7/kerk-400.jpg 400w, /media/7/kerk-800.jpg 800w',
  sources: [{ type: 'image/avif', srcSet: '/media/7/kerk-400.avif 400w, /media/7/kerk-800.avif 800w' }],
  width: 1600,
  height: 1200,
  alt: 'Tekening: Jacobikerk, Utrecht',
  ...more,
})

export const aTerm = (more: Partial<TermView> = {}): TermView => ({
  id: 3,
  taxonomy: 'plaats',
  position: 0,
  slug: 'utrecht',
  path: 'utrecht',
  depth: 0,
  name: 'Utrecht',
  description: '',
  url: '/plaats/utrecht/',
  ...more,
})

export const anEntry = (more: Partial<EntryView> = {}): EntryView => ({
  id: 14120,
  type: 'jacobalia',
  slug: 'jacobikerk-utrecht',
  title: 'Jacobikerk',
  excerpt: 'De kerk wordt in 1173 voor het eerst genoemd.',
  url: '/jacobalia/jacobikerk-utrecht/',
  publishedAt: new Date('2026-03-12T09:00:00Z'),
  updatedAt: new Date('2026-03-12T09:00:00Z'),
  fields: {},
  terms: [],
  searchTitle: '',
  searchDescription: '',
  status: 'published',
  body: '<p>De kerk wordt in 1173 voor het eerst genoemd.</p><p>Wat er nu staat, is later.</p>',
  pictures: [],
  ...more,
})

export const aMenu: readonly MenuItem[] = [
  {
    label: 'Plaatsen',
    url: '/jacobalia/',
    items: [{ label: 'Op de kaart', url: '/jacobalia/#kaart', items: [] }],
  },
  { label: 'Over ons', url: '/over-ons/', items: [] },
]
