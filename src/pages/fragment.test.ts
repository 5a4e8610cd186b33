import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKinds } from '../kernel/known-kinds.ts'
import { anonymous } from '../kernel/viewer.ts'
import { createPlaces, type Places, titlesIn } from '../widgets/testing/places.ts'
import { fragment } from './fragment.ts'
import type { Site } from './page.ts'

let places: Places
let pageDocument: number
let draftDocument: number
const list = (id: string, props: Record<string, unknown> = {}) => ({
  type: 'post-grid',
  props: { id, type: 'jacobalia', perPage: 5, order: 'title', loadMethod: 'pages', ...props },
})

beforeAll(async () => {
  places = await createPlaces()
  const { content } = places.content
  const page = async (title: string, status: 'published' | 'draft', ...blocks: ReturnType<typeof list>[]) =>
    content.addEntry({ type: 'page', title, status, document: { root: { props: {} }, content: blocks } })
  pageDocument = (await page('Lijst', 'published', list('a1'))).documentId ?? 0
  draftDocument = (await page('Geheim', 'draft', list('a2'))).documentId ?? 0
})
afterAll(() => places.close())

const site = (): Site => ({
  features: places.context().features,
  kinds: createKinds(),
  siteUrl: 'https://schelp.example',
  runtime: { scriptOf: () => undefined, textOverrides: {}, onError: () => undefined },
})
const ask = (path: string, widgetId: string, more: { page?: number; documentId?: number } = {}) =>
  fragment(site(), anonymous, { address: new URL(path, 'https://schelp.example'), widgetId, ...more })

describe('one widget of a page', () => {
  it('CAT-03 is drawn as its page draws it, with the page number of the address', async () => {
    const [first, second] = await Promise.all([ask('/lijst/', 'a1'), ask('/lijst/page/2/', 'a1')])
    expect(titlesIn(first?.html ?? '')).toEqual([1, 2, 3, 4, 5].map((number) => `Plaats 0${number}`))
    expect(titlesIn(second?.html ?? '')[0]).toBe('Plaats 06')
  })

  it('CAT-03 uses the page number and the document of a call', async () => {
    const third = await ask('/lijst/', 'a1', { page: 3, documentId: pageDocument })
    expect(titlesIn(third?.html ?? '')[0]).toBe('Plaats 11')
  })

  it('abuse 10 does not exist for a visitor on a draft, under another id or in a draft document', async () => {
    expect(await ask('/geheim/', 'a2')).toBeUndefined()
    expect(await ask('/lijst/', 'a2')).toBeUndefined()
    expect(await ask('/lijst/', 'a2', { documentId: draftDocument })).toBeUndefined()
  })
})
