import { afterAll, beforeAll, expect, it } from 'vitest'
import { category, file } from '../../features/library/testing.ts'
import { createPlaces, type Places } from '../testing/places.ts'

let places: Places
beforeAll(async () => {
  places = await createPlaces()
  const { library } = places.library
  const drawings = await category(library, 'Tekeningen')
  await file(library, drawings, 'De toren van Zeerijp')
  const locked = await file(library, drawings, 'Zeerijp, beschermd')
  await library.changeLock({ file: locked }, { password: 'geheim' })
})
afterAll(() => places.close())

const search = (words: string, more: Parameters<Places['render']>[2] = {}) =>
  places.render('search-results', {}, { words, path: '/', query: new URLSearchParams({ s: words }), ...more })

it('CAT-16 finds places, news and files, and marks the words', async () => {
  const { html, cacheable } = await search('zeerijp')
  expect(html).toContain('2 gevonden')
  expect(html).toContain('Nieuws uit <mark>Zeerijp</mark>')
  expect(html).toContain('<span>Nieuws</span><span>12 maart 2026</span>')
  expect(html).toContain('<span>Plaats</span><span><mark>Zeerijp</mark>, Groningen</span>')
  expect(html).toMatch(/<a class="fn" href="\/download\/[^"]*">De toren van <mark>Zeerijp<\/mark><\/a>/)
  expect(html).toContain('<a href="/bestanden/?q=zeerijp">Alle 2 bestanden</a>')
  expect(cacheable).toBe(false)
})

it('CAT-16 leads to the library for a file that is locked', async () => {
  const { html } = await search('beschermd')
  expect(html).toMatch(/<a class="fn" href="\/bestanden\/\?q=beschermd">Zeerijp, <mark>beschermd<\/mark>/)
})

it('CAT-16 pages with the words in its addresses, and leaves the files to the first page', async () => {
  const first = await search('dorp')
  expect(first.pages).toBe(3)
  expect(first.html).toContain('href="/page/2/?s=dorp"')
  const second = await search('zeerijp', { page: 2 })
  expect(second.html).not.toContain('Tekeningen')
  expect(second.html).not.toContain('De toren')
})

it('CAT-16 says so when more is found than it lists', async () => {
  const { features } = places.context()
  const found = await features.content.search('dorp', 1, 10)
  const content = { ...features.content, search: async () => ({ ...found, total: 1_000, hasMore: true }) }
  const { html } = await search('dorp', { features: { ...features, content } })
  expect(html).toContain('Meer dan 1.000 gevonden')
})

it('CAT-16 shows ways on when nothing is found', async () => {
  const { html } = await search('orgelpijp')
  expect(html).toContain('Niets gevonden voor ‘orgelpijp’')
  expect(html).toContain('href="/bestanden/?q=orgelpijp"')
  expect(html).toContain('href="/jacobalia/"')
})

it('CAT-16 offers the word that may have been meant', async () => {
  const { html } = await search('zeerjip')
  expect(html).toContain('<a href="/?s=zeerijp">Bedoelde je ‘zeerijp’?</a>')
})

it('CAT-16 asks what is looked for when there are no words', async () => {
  const { html, status } = await search('')
  expect(html).toContain('Wat zoek je?')
  expect(status).toBe(200)
})

it('abuse 16 shows words as text', async () => {
  const { html } = await search('"><script>alert(1)</script>')
  expect(html).not.toContain('<script>')
})
