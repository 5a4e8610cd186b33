import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlActionOf } from '../kernel/url-action.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'
import { titlesIn } from '../widgets/testing/places.ts'
import { actionsOf } from '../wire/admin-ajax.ts'

let test: StaffTest
let site: TestSite
/** The documents of the pages, and an entry's number. */
const pids = { lists: 0, draft: 0, header: 0, popup: 0, panel: 0 }
let entryId: number

const list = (id: string, props: Record<string, unknown> = {}) => ({
  type: 'post-grid',
  props: { id, type: 'jacobalia', perPage: 2, order: 'title', loadMethod: 'pages', ownPages: true, ...props },
})

beforeAll(async () => {
  test = await createStaffTest()
  const { content } = test.program
  for (let number = 1; number <= 9; number += 1)
    await content.addEntry({ type: 'jacobalia', title: `Plaats 0${number}`, status: 'published' })
  const year = new Date().getUTCFullYear()
  await content.addEntry({
    type: 'agenda',
    title: 'Voettocht',
    status: 'published',
    fields: { startsOn: `${year}-07-25` },
  })
  const page = (title: string, status: 'published' | 'draft', ids: readonly string[]) =>
    content.addEntry({
      type: 'page',
      title,
      status,
      document: {
        root: { props: {} },
        content: [
          ...ids.map((id) => list(id)),
          list(`${ids[0]}-hoofd`, { ownPages: false }),
          { type: 'calendar', props: { id: `${ids[0]}-maand` } },
        ],
      },
    })
  const lists = await page('Twee lijsten', 'published', ['een', 'twee'])
  const draft = await page('Concept', 'draft', ['geheim'])
  entryId = lists.id
  pids.lists = lists.documentId ?? 0
  pids.draft = draft.documentId ?? 0
  const front = await content.addEntry({ type: 'page', title: 'Voorpagina', status: 'published' })
  await content.changeSettings({ frontPageId: front.id })
  pids.popup = await addLayer('popup', { where: 'everywhere' }, [list('venster')])
  pids.panel = await addLayer('panel', {}, [list('paneel')])
  const opens = urlActionOf('off_canvas:open', { id: pids.panel })
  const header = await content.addTemplate({
    role: 'header',
    title: 'Kop',
    data: {
      root: { props: {} },
      content: [
        { type: 'button', props: { id: 'open', label: 'Open', link: opens } },
        list('kop'),
        { type: 'calendar', props: { id: 'kop-maand' } },
      ],
    },
  })
  pids.header = header.id
  await content.addTemplate({
    role: 'footer',
    title: 'Voet',
    data: { root: { props: {} }, content: [{ type: 'text', props: { id: 'tekst' } }, list('voet')] },
  })
  site = await openTestSite(test)
})
afterAll(async () => {
  await site.close()
  await test.close()
})

/** A popup or panel as staff put it on the site; its number. */
async function addLayer(kind: 'popup' | 'panel', props: object, blocks: readonly object[]): Promise<number> {
  const call = (path: string, method: string, body: unknown) => test.call('editor', path, method, body)
  const { id } = (await call('documents', 'POST', { kind, title: 'Laag' })).body
  const { version, draft } = (await test.call('editor', `documents/${id}/edit`)).body
  const data = { root: { props: { ...draft.root.props, ...props } }, content: blocks }
  const saved = await call(`documents/${id}/draft`, 'PUT', { version, data })
  await call(`documents/${id}/publish`, 'POST', { version: saved.body.version })
  return id
}

interface Asked {
  pid?: number | undefined
  /** The list, for a calendar its first one's. */
  wid?: string
  page?: string | undefined
  referer?: string | undefined
}

const send = (path: string, referer: string | undefined, init: RequestInit) =>
  fetch(site.address + path, {
    method: 'POST',
    ...init,
    headers: { origin: site.address, ...(referer === undefined ? {} : { referer }), ...init.headers },
  })

const ajax =
  (action: string, more: (asked: Asked) => Record<string, string>) =>
  async ({ pid = pids.lists, page, referer, ...rest }: Asked) => {
    const answer = await send('/wp-admin/admin-ajax.php', referer, {
      body: new URLSearchParams({
        action,
        pid: String(pid),
        cpid: '',
        fetch_mode: 'paged',
        nonce: 'old',
        ...more(rest),
        ...(page === undefined ? {} : { curr_url: page }),
      }),
    })
    const { data }: { data: string } = await answer.json()
    return { status: answer.status, data, unknown: 404 }
  }

/** Every call that draws a part of a page, and what its answer shows. */
const calls = {
  ae_post_data: {
    ask: ajax('ae_post_data', ({ wid = 'een' }) => ({ wid, page_num: '2' })),
    shows: 'Plaats 03',
  },
  ae_post_adv_data: {
    ask: ajax('ae_post_adv_data', ({ wid = 'een' }) => ({ wid, page_num: '2', term_id: '' })),
    shows: 'Plaats 03',
  },
  ae_dynamic_calendar_data: {
    ask: ajax('ae_dynamic_calendar_data', ({ wid = 'een' }) => ({
      wid: `${wid}-maand`,
      month: '7',
      year: String(new Date().getUTCFullYear()),
    })),
    shows: 'Voettocht',
  },
  'refresh-loop': {
    async ask({ pid = pids.lists, wid = 'een', page, referer }: Asked) {
      const answer = await send('/wp-json/elementor-pro/v1/refresh-loop', referer, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          post_id: pid,
          widget_id: wid,
          widget_filters: {},
          ...(page === undefined ? {} : { pagination_base_url: page }),
        }),
      })
      const { data } = await answer.json()
      return { status: answer.status, data: typeof data === 'string' ? data : '', unknown: 400 }
    },
    shows: 'Plaats 01',
  },
}
const each = Object.entries(calls).map(([name, call]) => ({ name, ...call }))

it('WIRE-13 every call of a list that draws a part of a page is tried here', () => {
  const lists = Object.entries(
    actionsOf({ newsletter: test.program.newsletter, statistics: test.program.statistics }),
  )
    .filter(([, { limit }]) => limit === 'listing')
    .map(([name]) => name)
  // These two draw from what they are sent.
  const pageless = ['ecsload', 'ae_repeater_data']
  expect(lists.filter((name) => !pageless.includes(name) && !(name in calls))).toEqual([])
})

describe.each(each)('WIRE-14 $name finds its page', ({ ask, shows, name }) => {
  const own = () => `${site.address}/twee-lijsten/`
  const spellings: readonly [string, () => string | undefined][] = [
    ['that is missing', () => undefined],
    ['that is empty', () => ''],
    ['whole', own],
    ['as a path', () => '/twee-lijsten/'],
    ['URL-encoded', () => encodeURIComponent(own())],
    ['in base64', () => Buffer.from(own()).toString('base64')],
    ['of the old host', () => 'https://oud.example/twee-lijsten/'],
    ['of the old host in base64', () => Buffer.from('https://oud.example/twee-lijsten/').toString('base64')],
    ['of another page of the site', () => '/'],
  ]
  const referers: readonly [string, () => string | undefined][] = [
    ['no referrer', () => undefined],
    ['its page as referrer', own],
    ['the site alone as referrer', () => `${site.address}/`],
    ['another site as referrer', () => 'https://oud.example/lijst/'],
  ]
  it.each(
    spellings.flatMap(([spelling, page]) =>
      referers.map(([from, referer]) => ({ title: `an address ${spelling}, ${from}`, page, referer })),
    ),
  )('by $title', async ({ page, referer }) => {
    const { status, data } = await ask({ page: page(), referer: referer() })
    expect(status).toBe(200)
    expect(data).toContain(shows)
    expect(data).not.toContain('oud.example')
  })

  it('by the number of its entry, where a script knows no document', async () => {
    const { status, data } = await ask({ pid: entryId })
    expect(status).toBe(200)
    expect(data).toContain(shows)
  })

  it('abuse 10 has nothing for a number that nobody has, or of a draft, whatever page is named', async () => {
    for (const page of [undefined, `${site.address}/twee-lijsten/`, '/concept/'])
      for (const asked of [
        { pid: 999_999 },
        { pid: 2 ** 40 },
        { pid: pids.draft },
        { pid: pids.draft, wid: 'geheim' },
        { pid: pids.lists, wid: 'geheim' },
      ]) {
        const { status, data, unknown } = await ask({ ...asked, page, referer: `${site.address}/concept/` })
        expect([status, data], `${name} ${JSON.stringify({ ...asked, page })}`).toEqual([unknown, ''])
      }
  })

  it('SITE-10 in the address, when its document is a header, a footer or a popup', async () => {
    for (const page of ['/twee-lijsten/', undefined]) {
      const { data } = await ask({ pid: pids.header, wid: 'kop', page })
      expect(data).toContain(shows)
    }
  })
})

/** The number that the listing script of AnyWhere Elementor sends: what stands behind the first hyphen of the class. */
function pidOf(html: string, wid: string): string | undefined {
  const { document } = new Window()
  document.body.innerHTML = html.replace(/.*<body[^>]*>/s, '').replace(/<\/?template>/g, '')
  const wrapper = document.querySelector(`.ae-post-widget-wrapper[data-wid="${wid}"]`)
  return wrapper?.closest('.elementor')?.getAttribute('class')?.split('-')[1]
}

it.each(['een', 'kop', 'voet', 'venster', 'paneel'])(
  'WIRE-14 the script finds the document around the list %s, and the list in it',
  async (wid) => {
    const html = await (await fetch(`${site.address}/twee-lijsten/`)).text()
    const pid = pidOf(html, wid)
    expect(pid).toMatch(/^\d+$/)
    for (const { ask, shows } of [calls.ae_post_data, calls.ae_post_adv_data, calls['refresh-loop']]) {
      const { data } = await ask({ pid: Number(pid), wid, page: '/twee-lijsten/' })
      expect(data).toContain(shows)
    }
  },
)

describe('CAT-03 two lists of a page with pages of their own', () => {
  const page = async (
    action: 'ae_post_data' | 'ae_post_adv_data',
    wid: string,
    number: string,
    at: string,
  ) => {
    const ask = ajax(action, () => ({ wid, page_num: number }))
    const { data } = await ask({ page: at })
    return { titles: titlesIn(data), data }
  }

  it.each(['ae_post_data', 'ae_post_adv_data'] as const)(
    '%s answers with the page that was asked, wherever the other one is',
    async (action) => {
      const at = `${site.address}/twee-lijsten/page/2/?e-page-twee=3`
      const first = await page(action, 'een', '2', at)
      expect(first.titles).toEqual(['Plaats 03', 'Plaats 04'])
      expect(first.data).toContain('href="/twee-lijsten/page/2/?e-page-een=3"')
      expect((await page(action, 'een', '1', at)).titles).toEqual(['Plaats 01', 'Plaats 02'])
      expect((await page(action, 'twee', '4', at)).titles).toEqual(['Plaats 07', 'Plaats 08'])
    },
  )

  it('the list of the page itself has the pages of the page', async () => {
    const at = `${site.address}/twee-lijsten/page/3/?e-page-een=2`
    const { titles, data } = await page('ae_post_data', 'een-hoofd', '4', at)
    expect(titles).toEqual(['Plaats 07', 'Plaats 08'])
    expect(data).toContain('href="/twee-lijsten/page/5/"')
    expect((await page('ae_post_data', 'een-hoofd', '1', at)).titles).toEqual(['Plaats 01', 'Plaats 02'])
  })

  it('a page past the end is the last one, and a number that is none the first', async () => {
    expect((await page('ae_post_data', 'een', '99', '/twee-lijsten/')).titles).toEqual(['Plaats 09'])
    for (const number of ['', '0', '-1', 'x', '1.5'])
      expect((await page('ae_post_data', 'een', number, '/twee-lijsten/')).titles[0]).toBe('Plaats 01')
  })
})
