import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  category,
  createTestLibrary,
  file,
  type TestLibrary,
  unlockedViewer,
} from '../../features/library/testing.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { contextWith, renderAll } from '../testing/render-room.ts'

let bench: TestLibrary
let routes: number
let friesland: number
let elsewhere: number
const ids: number[] = []
beforeAll(async () => {
  bench = await createTestLibrary()
  const { library } = bench
  routes = await category(library, 'Routes')
  friesland = await category(library, 'Friesland', routes)
  elsewhere = await category(library, 'Bestuur')
  for (const title of ['Etappe 2', 'Etappe 10', 'Etappe 1']) ids.push(await file(library, routes, title))
  await file(library, friesland, 'Jabikspaad')
  await file(library, elsewhere, 'Notulen')
})
afterAll(() => bench.close())

const render = (props: object = {}, query = '', page = 1, viewer = anonymous) => {
  const context = contextWith({ path: '/routes/', page, query: new URLSearchParams(query), viewer })
  return renderAll(
    [{ type: 'file-category', props: { id: 'b1', wpfd_selected_category_id: routes, ...props } }],
    { ...context, features: { ...context.features, library: bench.library } },
  )
}
const titles = (html: string) =>
  [...html.matchAll(/class="fn wpfd-file-link"[^>]*>([^<]*)</g)].map(([, it]) => it)

describe('the files of a category on a page', () => {
  it('LIB-20 lists them by title, each with its download', async () => {
    const { html, tags } = await render()
    expect(titles(html)).toEqual(['Etappe 1', 'Etappe 2', 'Etappe 10'])
    expect(html).toContain('3 bestanden')
    expect(html.match(/class="link wpfd_downloadlink" href="\/download\//g)).toHaveLength(3)
    expect([...tags]).toEqual(
      expect.arrayContaining(['list:files', 'list:file-categories', `file:${ids[0]}`]),
    )
  })

  it('LIB-20 leads into its sub-categories and back, and nowhere else', async () => {
    const top = await render()
    expect(top.html).toContain(`href="/routes/?map-b1=${friesland}#map-b1"`)
    const inside = await render({}, `map-b1=${friesland}`)
    expect(titles(inside.html)).toEqual(['Jabikspaad'])
    expect(inside.html).toContain('<a href="/routes/#map-b1">Routes</a>')
    expect([...inside.reads]).toContain('map-b1')
    expect(titles((await render({}, `map-b1=${elsewhere}`)).html)).toEqual([
      'Etappe 1',
      'Etappe 2',
      'Etappe 10',
    ])
  })

  it('LIB-20 downloads all of it as one zip, without scripts', async () => {
    const { html } = await render()
    expect(html).toMatch(/<form class="zip"[^>]* action="[^"]*task=files.download"/)
    expect(html).toContain(`name="wpfd_category_id" value="${routes}"`)
    expect(html).toMatch(/4 bestanden, \d+ B/)
    expect(html).not.toContain('name="own"')
  })

  it('LIB-20 says what is in the zip: with what stands below where that shows, else without', async () => {
    const { html } = await render({ subCategories: false })
    expect(html).toContain('name="own" value="1"')
    expect(html.match(/3 bestanden/g)).toHaveLength(2)
  })

  it('LIB-20 zips all pages of it, not only the one that shows', async () => {
    const { html } = await render({ perPage: 1 }, 'e-page-b1=2')
    expect(titles(html)).toEqual(['Etappe 2'])
    expect(html).toContain('href="/routes/?e-page-b1=3#map-b1"')
    expect(html).toMatch(/4 bestanden,/)
    expect((await render({ perPage: 1 }, 'e-page-b1=9')).status).toBe(404)
  })

  it('LIB-20 answers `/page/2/`, unless that is a page of another list', async () => {
    const second = await render({ perPage: 2 }, '', 2)
    expect([titles(second.html), second.pages]).toEqual([['Etappe 10'], 2])
    expect(second.html).toContain('href="/routes/#map-b1"')
    const third = await render({ perPage: 2 }, '', 3)
    expect([titles(third.html), third.pages]).toEqual([['Etappe 1', 'Etappe 2'], 2])
    expect(third.html).toContain('href="/routes/page/3/?e-page-b1=2#map-b1"')
  })

  it('LIB-20 says kindly that a category is empty', async () => {
    const empty = await category(bench.library, 'Leeg')
    expect((await render({ wpfd_selected_category_id: String(empty) })).html).toContain(
      'Hier staan geen bestanden',
    )
  })

  it.each(['', '999999', 'x'])('LIB-20 shows nothing for category %j', async (id) => {
    expect((await render({ wpfd_selected_category_id: id })).html).toBe('')
  })
})

describe('LIB-19 what is locked', () => {
  it('shows the title of a locked file and what opens it, and offers no zip that would be refused', async () => {
    const parent = await category(bench.library, 'Half open')
    await file(bench.library, parent, 'Open')
    const id = await file(bench.library, parent, 'Dicht', { description: 'Geheim verslag' })
    await bench.library.changeLock({ file: id }, { password: 'schelp' })
    const { html, tags } = await render({ wpfd_selected_category_id: parent })
    expect(titles(html)).toEqual(['Open'])
    expect(html).toContain('protected-title')
    expect(html).not.toContain('Geheim verslag')
    expect(html).not.toContain('task=files.download')
    expect([...tags]).toContain('protected')
    const unlocked = await render({ wpfd_selected_category_id: parent }, '', 1, unlockedViewer(`file:${id}`))
    expect(unlocked.html.match(/Ontgrendeld/g)).toHaveLength(1)
    expect(unlocked.html).toContain(`id="wachtwoord-b1-${id}"`)
  })

  it('shows nothing of a locked category but its name', async () => {
    const id = await category(bench.library, 'Archief van het bestuur')
    await file(bench.library, id, 'Brief')
    await bench.library.changeLock({ category: id }, { password: 'schelp' })
    const { html, tags } = await render({ wpfd_selected_category_id: id })
    expect(html).toContain('Archief van het bestuur')
    expect(html).not.toContain('Brief')
    expect(html).toContain('name="wpfd_password_type" value="category"')
    expect([...tags]).toContain('protected')
    const unlocked = await render({ wpfd_selected_category_id: id }, '', 1, unlockedViewer(`category:${id}`))
    expect(unlocked.html.match(/Ontgrendeld/g)).toHaveLength(1)
    expect(unlocked.html).toContain('id="wachtwoord-b1"')
  })
})
