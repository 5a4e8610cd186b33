import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { comingFrom } from '../../platform/provenance.ts'
import { type ContentTest, createContentTest } from './testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

const fromDemo = <Value>(act: () => Promise<Value>) => comingFrom('demo', act)

it('RUN-01 takes the demo content out and leaves what staff made of it', async () => {
  const { content } = bench
  expect(await content.isEmpty()).toBe(true)
  const own = (name: string, parentId?: number) => content.addTerm({ taxonomy: 'plaats', name, parentId })
  const term = (name: string, parentId?: number) => fromDemo(() => own(name, parentId))
  const friesland = await term('Friesland')
  const waadhoeke = await term('Waadhoeke', friesland.id)
  const utrecht = await term('Utrecht')
  await term('Stad', utrecht.id)
  const groningen = await term('Groningen')
  await own('Zeerijp', groningen.id)
  const document = { root: { props: {} }, content: [] }
  const home = await fromDemo(() =>
    content.addEntry({ type: 'page', title: 'Welkom', status: 'published', document, termIds: [utrecht.id] }),
  )
  const gone = await fromDemo(() => content.addEntry({ type: 'post', title: 'Weg', status: 'published' }))
  await content.deleteEntry(gone.id)
  const ours = await content.addEntry({
    type: 'jacobalia',
    title: 'Van ons',
    status: 'published',
    termIds: [waadhoeke.id],
  })
  await fromDemo(() => content.changeSettings({ title: 'Demo', tagline: 'Demo', frontPageId: home.id }))
  await content.changeSettings({ tagline: 'Van ons' })

  const removed = await content.takeOut('demo')

  expect(removed).toMatchObject({ entries: 2, terms: 2 })
  expect(await content.find('/', anonymous)).toBeUndefined()
  expect(await content.find('/nieuws/weg/', anonymous)).toBeUndefined()
  expect(await content.document(home.documentId ?? 0)).toBeUndefined()
  expect(await content.find(ours.url, anonymous)).toMatchObject({ kind: 'entry' })
  const left = await content.facets('plaats', { type: 'jacobalia' })
  expect(left.map(({ path, count }) => `${path} ${count}`)).toEqual([
    'friesland 1',
    'friesland/waadhoeke 1',
    'groningen 0',
    'groningen/zeerijp 0',
  ])
  expect(await content.settings()).toEqual({ title: 'Schelp', tagline: 'Van ons', texts: {} })
  expect(await content.takeOut('demo')).toMatchObject({ entries: 0, terms: 0 })
})

it('RUN-01 keeps a demo picture that staff’s own entry shows, and removes the rest', async () => {
  const { content } = bench
  const contents = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const picture = async (alt: string) => {
    const added = await fromDemo(() => content.addMedia({ contents, name: 'plaat.png', alt }))
    if (!added.ok) throw new Error(added.code)
    return added.value.id
  }
  const [kept, other, unused] = [await picture('Een'), await picture('Twee'), await picture('Drie')]
  const own = await content.addEntry({
    type: 'post',
    title: 'Met plaat',
    status: 'published',
    pictureId: kept,
    pictureIds: [other],
  })
  const staffs = await content.addTemplate({
    role: 'footer',
    title: 'Van ons',
    data: { root: { props: {} }, content: [] },
  })
  await fromDemo(async () => {
    await content.addTemplate({ role: 'header', title: 'Demo', data: { root: { props: {} }, content: [] } })
    await content.setMenu('hoofdmenu', [{ label: 'Plaatsen', url: '/jacobalia/', items: [] }])
  })
  expect(await content.takeOut('demo')).toEqual({ entries: 0, terms: 0, media: 1, documents: 1 })
  const left = await content.entry(own.id, anonymous)
  expect([left?.picture?.alt, ...(left?.pictures ?? []).map(({ alt }) => alt)]).toEqual(['Een', 'Twee'])
  expect(await content.picture(unused)).toBeUndefined()
  expect(await content.template('header')).toBeUndefined()
  expect(await content.template('footer')).toMatchObject({ id: staffs.id })
  expect(await content.menu('hoofdmenu')).toEqual([])
})
