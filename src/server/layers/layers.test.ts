import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { urlActionOf } from '../../kernel/url-action.ts'
import { popupStarts } from '../../staff-api/documents/layer-starts.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'

let test: StaffTest
let site: TestSite
const made: number[] = []
beforeAll(async () => {
  test = await createStaffTest()
  site = await openTestSite(test, {})
  await test.program.content.addEntry({
    type: 'page',
    title: 'Tekst',
    status: 'published',
    document: { root: { props: {} }, content: [{ type: 'heading', props: { id: 'h', text: 'Tekst' } }] },
  })
})
beforeEach(async () => {
  for (const id of made.splice(0)) await call(`documents/${id}`, 'DELETE')
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const call = (path: string, method?: string, body?: unknown) => test.call('editor', path, method, body)
const pageOf = async (path: string, headers: Headers = new Headers()) =>
  (await fetch(site.address + path, { headers: { cookie: headers.get('cookie') ?? '' } })).text()

/** Creates, fills in and publishes a popup, as staff do. */
async function publish(
  props: object,
  { kind = 'popup', content = [] as object[], isPublished = true } = {},
): Promise<number> {
  const { body } = await call('documents', 'POST', { kind, title: 'Mededeling' })
  made.push(body.id)
  const { body: opened } = await call(`documents/${body.id}/edit`)
  const inside = content.length > 0 ? content : [{ type: 'heading', props: { id: 'k', text: 'Let op' } }]
  const data = { root: { props: { ...opened.draft.root.props, ...props } }, content: inside }
  const { body: saved } = await call(`documents/${body.id}/draft`, 'PUT', { version: opened.version, data })
  if (isPublished) await call(`documents/${body.id}/publish`, 'POST', { version: saved.version })
  return body.id
}
const linkTo = (action: string, settings: Record<string, number | boolean>) => [
  { type: 'button', props: { id: 'b', label: 'Open', link: urlActionOf(action, settings) } },
]

describe('SITE-02 a popup', () => {
  it('is on the pages that staff chose, from publishing until it is withdrawn', async () => {
    const before = await pageOf('/tekst/')
    expect(before).not.toMatch(/class="layer|data-behaviour="(?:popup|visits|url-actions|url-hash)"/)
    const id = await publish({ where: 'everywhere', page_load: true, page_load_delay: 2 })
    const html = await pageOf('/tekst/')
    expect(html, 'an address that ends in an action opens it').toContain('data-behaviour="url-hash"')
    expect(html).toContain(`id="popup-${id}"`)
    expect(html).toContain('aria-label="Mededeling"')
    expect(html).toMatch(
      /<template><div class="elementor elementor-\d+" data-elementor-id="\d+"><h2[^>]*>Let op/,
    )
    await call(`documents/${id}`, 'PUT', { state: 'draft' })
    // Not one byte more than before.
    expect(await pageOf('/tekst/')).toBe(before)
  })

  it('is on chosen pages only, and on the pages below them where staff chose so', async () => {
    const id = await publish({ where: 'some', pages: [{ address: '/tekst/', below: false }] })
    expect(await pageOf('/tekst/')).toContain(`id="popup-${id}"`)
    expect(await pageOf('/')).not.toContain(`id="popup-${id}"`)
    const below = await publish({ where: 'some', pages: [{ address: '/', below: true }] })
    expect(await pageOf('/tekst/')).toContain(`id="popup-${below}"`)
  })

  it('is sent to the script with only the settings that are set', async () => {
    const id = await publish({ where: 'everywhere', click_times: 3, name: 'Actie', classes: 'feest"><b>' })
    const html = await pageOf('/tekst/')
    const sent = /data-layer="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(JSON.parse(sent)).toEqual({
      id,
      kind: 'popup',
      click_times: 3,
      a11y_navigation: true,
      scrolling_offset: 50,
      entrance_animation_duration: '0.4',
      schedule_timezone: 'site',
      sources_sources: 'search, external, internal',
      devices_devices: 'desk, tablet, phone',
    })
    expect(html).toContain('aria-label="Actie"')
    expect(html).not.toContain('<b>')
  })

  it.each([
    [{ logged_in_users: 'all' }, false, false],
    [{ logged_in_users: 'custom', logged_in_roles: 'editor, customer' }, false, true],
    [{ logged_in_users: '' }, true, true],
  ])(
    'with %j is seen by visitors who are not signed in; by an editor: %s; by a shop manager: %s',
    async (who, editor, manager) => {
      const id = await publish({ where: 'everywhere', ...who })
      const isSeen = async (headers?: Headers) =>
        (await pageOf('/tekst/', headers)).includes(`id="popup-${id}"`)
      expect(await isSeen()).toBe(true)
      expect(await isSeen(await test.signIn('editor'))).toBe(editor)
      expect(await isSeen(await test.signIn('shop_manager'))).toBe(manager)
    },
  )

  it.each([
    ['2020-01-01T00:00', '', true],
    ['2099-01-01T00:00', '', false],
    ['', '2020-01-01T00:00', false],
    ['', '2099-01-01T00:00', true],
  ])('by the clock of the site from %j to %j: %s', async (from, to, seen) => {
    const id = await publish({ where: 'everywhere', schedule_start_date: from, schedule_end_date: to })
    expect((await pageOf('/tekst/')).includes(`id="popup-${id}"`)).toBe(seen)
  })

  it('that waits for pages or visits makes every page count them', async () => {
    await publish({ where: 'some', pages: [{ address: '/elders/', below: false }], page_views_views: 3 })
    expect(await pageOf('/tekst/')).toContain('data-behaviour="visits"')
  })

  it('is shown open, as a draft, to staff who preview it, and to nobody else', async () => {
    const id = await publish({}, { isPublished: false })
    const { body } = await call(`documents/${id}/edit`)
    expect(body.previewUrl).toBe(`/?preview=1&layer=${id}`)
    expect(await pageOf(body.previewUrl, await test.signIn('editor'))).toContain('&quot;preview&quot;:true')
    expect(await pageOf(body.previewUrl)).not.toContain(`popup-${id}`)
    expect(await pageOf(body.previewUrl, await test.signIn('customer'))).not.toContain(`popup-${id}`)
  })

  it('is alone in its preview: no other opens there, and no page is counted', async () => {
    const other = await publish({ where: 'everywhere', page_load: true, page_views_views: 2 })
    const id = await publish({}, { content: linkTo('popup:open', { id: other }) })
    const alone = await publish({}, { isPublished: false })
    const preview = async (layer: number) => pageOf(`/?preview=1&layer=${layer}`, await test.signIn('editor'))
    expect(await preview(alone)).not.toMatch(new RegExp(`id="popup-${other}"|data-behaviour="visits"`))
    expect(await preview(id), 'but for one that it opens itself').toContain(`id="popup-${other}"`)
  })

  it.each(popupStarts)('that starts from %s can be published unchanged', async (start) => {
    const { status, body } = await call('documents', 'POST', { kind: 'popup', start, title: 'Nieuw' })
    expect(status).toBe(201)
    made.push(body.id)
    const html = await pageOf(`/?preview=1&layer=${body.id}`, await test.signIn('editor'))
    expect(html).toContain(`id="popup-${body.id}"`)
    expect(html).toContain('data-behaviour="popup"')
  })

  it('abuse 16: with invalid settings leaves the page unchanged', async () => {
    const before = await pageOf('/tekst/')
    await publish({ where: 'everywhere', click_times: 'alert(1)' })
    await publish({ where: 'everywhere', pages: [{ address: 'javascript:alert(1)' }] })
    expect(await pageOf('/tekst/')).toBe(before)
  })
})

describe('SITE-03 a link to a popup or panel', () => {
  const open = async (content: object[], title: string) =>
    test.program.content.addEntry({
      type: 'page' as const,
      title,
      status: 'published' as const,
      document: { root: { props: {} }, content: content as never },
    })

  it('adds it to the page, with the popups that it opens in turn', async () => {
    const panel = await publish({ side: 'left' }, { kind: 'panel' })
    const popup = await publish({}, { content: linkTo('off_canvas:toggle', { id: panel }) })
    const { url } = await open(linkTo('popup:open', { id: popup }), `Met link ${popup}`)
    const html = await pageOf(url)
    expect(html).toContain(`id="popup-${popup}"`)
    expect(html).toContain(`id="panel-${panel}"`)
    expect(html).toContain('data-behaviour="url-actions"')
    const elsewhere = await pageOf('/tekst/')
    expect(elsewhere).not.toMatch(/id="(?:popup|panel)-|url-actions|url-hash/)
  })

  it('abuse 17: adds two popups that open each other once, not endlessly', async () => {
    const other = await publish({})
    const { body: document } = await call(`documents/${other}/edit`)
    const one = await publish({}, { content: linkTo('popup:open', { id: other }) })
    const data = { root: document.published.root, content: linkTo('popup:open', { id: one }) }
    const { body: saved } = await call(`documents/${other}/draft`, 'PUT', { version: document.version, data })
    await call(`documents/${other}/publish`, 'POST', { version: saved.version })
    const { url } = await open(linkTo('popup:open', { id: one }), `Heen en weer ${one}`)
    const html = await pageOf(url)
    for (const id of [one, other]) expect(html.match(new RegExp(`id="popup-${id}"`, 'g'))).toHaveLength(1)
  })

  it('written by imported pages with another word and percent signs adds it, too', async () => {
    const id = await publish({})
    const hash = `elementor-action:action=popup:open&settings=${btoa(JSON.stringify({ id: String(id) }))}`
    const link = `#${encodeURIComponent(hash)}`
    const { url } = await open([{ type: 'button', props: { id: 'b', label: 'Open', link } }], `Oud ${id}`)
    expect(await pageOf(url)).toContain(`id="popup-${id}"`)
  })
})
