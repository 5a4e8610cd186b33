import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentData } from '../../kernel/document.ts'
import { createStaffTest, type StaffTest } from '../testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const saying = (text: string): DocumentData => ({
  root: { props: {} },
  content: [{ type: 'heading', props: { id: 'a', text, level: 2, anchor: '' } }],
})
const said = (data: DocumentData | undefined) => data?.content[0]?.props.text

/** The document of a page. */
let id: number
let entryId: number
beforeEach(async () => {
  const entry = await bench.program.content.addEntry({
    type: 'page',
    title: 'Over ons',
    status: 'published',
    document: saying('begin'),
  })
  entryId = entry.id
  id = entry.documentId ?? 0
})

const call = (action: string, method = 'GET', body?: unknown, role: 'editor' | 'shop_manager' = 'editor') =>
  bench.call(role, `documents/${id}/${action}`, method, body)
const versionNow = async (): Promise<number> => (await call('edit')).body.version

describe('EDIT-01 a page in the editor', () => {
  it('opens with its draft beside the published version, and with the page it belongs to', async () => {
    await call('draft', 'PUT', { version: await versionNow(), data: saying('ontwerp') })
    const { status, body } = await call('edit')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      kind: 'page',
      title: 'Over ons',
      draftSavedBy: 'editor',
      entry: { id: entryId, status: 'published' },
    })
    expect(said(body.draft)).toBe('ontwerp')
    expect(said(body.published)).toBe('begin')
  })

  it('shows visitors nothing before it is published, and everything afterwards', async () => {
    const { content, changes } = bench.program
    const told: string[] = []
    changes.subscribe((tags) => told.push(...tags))
    const { version } = (await call('draft', 'PUT', { version: await versionNow(), data: saying('nieuw') }))
      .body
    expect(said((await content.document(id))?.data)).toBe('begin')
    expect(told).not.toContain(`document:${id}`)
    const published = await call('publish', 'POST', { version })
    expect(published.status).toBe(200)
    expect(said(published.body.published)).toBe('nieuw')
    expect(published.body.draft).toBeUndefined()
    expect(said((await content.document(id))?.data)).toBe('nieuw')
    expect(told).toContain(`entry:${entryId}`)
  })

  it('publishes a page that visitors have not seen yet, now or at a future moment', async () => {
    const { content } = bench.program
    for (const at of [undefined, '2031-05-01T10:00:00.000Z']) {
      const page = await content.addEntry({ type: 'page', title: 'Nieuw', document: saying('x') })
      id = page.documentId ?? 0
      const { body } = await call('publish', 'POST', { version: await versionNow(), at })
      expect(body.entry.status).toBe('published')
      if (at) expect(body.entry.publishedAt).toBe(at)
      const isThere = (await content.entries([page.id])).length > 0
      expect(isThere).toBe(at === undefined)
    }
  })

  it('discards changes, also after a reload, and keeps them as a version with their author', async () => {
    const { version } = (await call('draft', 'PUT', { version: await versionNow(), data: saying('fout') }))
      .body
    const dropped = await call('drop-draft', 'POST', { version })
    expect([dropped.status, dropped.body.draft, said(dropped.body.published)]).toEqual([
      200,
      undefined,
      'begin',
    ])
    expect((await call('versions')).body.data).toMatchObject([{ wasPublished: false, by: 'editor' }])
    expect((await call('drop-draft', 'POST', { version })).status).toBe(409)
  })

  it('names who published, and marks no version as published that was not', async () => {
    const { content } = bench.program
    const page = await content.addEntry({ type: 'page', title: 'Nieuw', document: saying('leeg') })
    id = page.documentId ?? 0
    const save = async (text: string) =>
      call('draft', 'PUT', { version: await versionNow(), data: saying(text) })
    await save('eerste')
    await call('publish', 'POST', { version: await versionNow() })
    await save('tweede')
    await call('publish', 'POST', { version: await versionNow() })
    expect((await call('versions')).body.data).toMatchObject([
      { wasPublished: true, by: 'editor' },
      { wasPublished: false },
    ])
  })

  it('schedules changes of a published page, and cancels them', async () => {
    const at = '2031-05-01T10:00:00.000Z'
    const nothing = await call('publish', 'POST', { version: await versionNow(), at })
    expect([nothing.status, nothing.body.errors.at]).toEqual([
      422,
      'Er is niets veranderd sinds de pagina op de site kwam; er valt niets in te plannen.',
    ])
    const { version } = (await call('draft', 'PUT', { version: await versionNow(), data: saying('straks') }))
      .body
    const planned = await call('publish', 'POST', { version, at })
    expect(planned.body).toMatchObject({ publishAt: at, entry: { status: 'published' } })
    expect(said(planned.body.published)).toBe('begin')
    expect((await call('unschedule', 'POST', { version: version + 7 })).status).toBe(409)
    const off = await call('unschedule', 'POST', { version })
    expect(off.body.publishAt).toBeUndefined()
    expect(said(off.body.draft)).toBe('straks')
  })

  it('refuses invalid documents, in Dutch', async () => {
    const twice = { root: { props: {} }, content: [...saying('a').content, ...saying('b').content] }
    for (const data of [twice, { content: 'x' }, {}]) {
      const { status, body } = await call('draft', 'PUT', { version: await versionNow(), data })
      expect([status, body.errors.data]).toEqual([422, 'Deze pagina kan zo niet bewaard worden.'])
    }
    expect((await call('draft', 'PUT', { version: await versionNow() })).status).toBe(422)
  })

  it('abuse 29 refuses a widget setting of a wrong type, and tells where it stands', async () => {
    const version = await versionNow()
    const [heading] = saying('x').content
    const section = {
      type: 'section',
      props: { id: 's', content: [{ ...heading, props: { id: 'a', text: 2026 } }] },
    }
    const data = { root: { props: {} }, content: [section] }
    const { status, body } = await call('draft', 'PUT', { version, data })
    expect(status).toBe(422)
    expect(body.errors.data).toMatch(/in ‘Kop’ heeft de instelling ‘Tekst’/)
    expect(await versionNow(), 'nothing was stored').toBe(version)
  })

  it('that does not exist is answered with 404', async () => {
    for (const missing of [9_999_999, 0, 2 ** 40]) {
      id = missing
      expect((await call('edit')).status).toBe(404)
      expect((await call('draft', 'PUT', { version: 0, data: saying('x') })).status).toBe(404)
      expect((await call('publish', 'POST', { version: 0 })).status).toBe(404)
      expect((await call('restore', 'POST', { version: 0, versionId: 1 })).status).toBe(404)
      expect((await call('preview', 'POST', { blocks: saying('x').content })).status).toBe(404)
      expect((await call('visit', 'POST', { visit: 'tab-12345' })).status).toBe(404)
    }
  })
})

describe('EDIT-01 two people on one page', () => {
  it('see each other, until one leaves', async () => {
    const mine = { visit: 'tab-van-mij' }
    expect((await call('visit', 'POST', mine)).body.others).toEqual([])
    const theirs = await call('visit', 'POST', { visit: 'tab-van-hen' }, 'shop_manager')
    expect(theirs.body.others).toMatchObject([{ name: 'editor', self: false }])
    expect((await call('visit', 'POST', mine)).body.others).toMatchObject([{ name: 'shop_manager' }])
    await call('visit', 'POST', { visit: 'tab-van-hen', leaving: true }, 'shop_manager')
    expect((await call('visit', 'POST', mine)).body.others).toEqual([])
  })

  it('do not overwrite each other: the later one is told who saved and when', async () => {
    const version = await versionNow()
    expect((await call('draft', 'PUT', { version, data: saying('eerst') }, 'shop_manager')).status).toBe(200)
    const late = await call('draft', 'PUT', { version, data: saying('later') })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ error: 'conflict', version: version + 1, by: 'shop_manager' })
    expect(Date.parse(late.body.at)).toBeGreaterThan(Date.now() - 60_000)
    expect(said((await call('edit')).body.draft)).toBe('eerst')
    expect((await call('publish', 'POST', { version })).status).toBe(409)
    expect((await call('restore', 'POST', { version, versionId: 1 })).status).toBeGreaterThanOrEqual(404)
  })

  it('when one overwrites anyway: the other’s work is in the history', async () => {
    const version = await versionNow()
    await call('draft', 'PUT', { version, data: saying('van hen') })
    const kept = await call('draft', 'PUT', { version: version + 1, data: saying('van mij'), keep: true })
    expect(kept.status).toBe(200)
    const [theirs] = (await call('versions')).body.data
    expect(theirs).toMatchObject({ wasPublished: false, by: 'editor' })
    expect(said((await call('version', 'POST', { versionId: theirs.id })).body.data)).toBe('van hen')
    await call('restore', 'POST', { version: kept.body.version, versionId: theirs.id })
    expect(said((await call('edit')).body.draft)).toBe('van hen')
    expect((await call('versions')).body.data).toHaveLength(2)
  })

  it('when one keeps saving: successive drafts of one author are one version', async () => {
    let version = await versionNow()
    for (const text of ['a', 'ab', 'abc'])
      version = (await call('draft', 'PUT', { version, data: saying(text) })).body.version
    expect((await call('versions')).body.data).toEqual([])
    await call('draft', 'PUT', { version, data: saying('van een ander') }, 'shop_manager')
    expect((await call('versions')).body.data).toMatchObject([{ by: 'editor' }])
  })
})

describe('EDIT-04 the canvas', () => {
  const preview = async (...blocks: DocumentData['content']) =>
    (await call('preview', 'POST', { blocks })).body.previews

  it('gets the data of each view, cleaned as for visitors (abuse 16)', async () => {
    const previews = await preview(
      { type: 'text', props: { id: 'a', html: '<p onclick="x()">Dag<script>1</script></p>', lead: false } },
      { type: 'page-title', props: { id: 'b' } },
    )
    expect(previews.a.props.html).toBe('<p>Dag</p>')
    expect(previews.b).toHaveProperty('texts')
    expect(JSON.stringify(previews.b)).not.toContain('problem')
  })

  it('CAT-14 gets values of the page’s entry in place of texts by staff', async () => {
    const dynamic = { text: 'entry.title' }
    const { a, b } = await preview(
      { type: 'heading', props: { id: 'a', text: 'Vast', dynamic } },
      { type: 'heading', props: { id: 'b', text: 'Vast', dynamic: { text: 'veld_niets' } } },
    )
    const { title } = (await call('edit')).body.entry
    expect([a.props.text, b.props.text]).toEqual([title, 'Vast'])
  })

  it('gets finished HTML of an island, and does not start it', async () => {
    const { a } = await preview({ type: 'file-search', props: { id: 'a' } })
    expect(a.html).toContain('<form')
    expect(a.html).not.toContain('data-island')
  })

  it('abuse 10 shows staff no more than visitors get: no drafts, locked or hidden things', async () => {
    const { content, library } = bench.program
    await content.addEntry({ type: 'post', title: 'Geheim ontwerp' })
    await content.addEntry({ type: 'post', title: 'Bericht', status: 'published' })
    const added = await library.addCategory({ name: 'Bestuur' })
    const categoryId = added.ok ? added.value.id : 0
    const upload = (name: string, published: boolean) =>
      library.addFile(Readable.from([Buffer.from('inhoud')]), { categoryId, name, published })
    await upload('Verslag in concept.txt', false)
    await upload('Verslag.txt', true)
    const previews = JSON.stringify(
      await preview(
        { type: 'post-grid', props: { id: 'a', type: 'post' } },
        { type: 'file-category', props: { id: 'b', wpfd_selected_category_id: String(categoryId) } },
      ),
    )
    expect(previews).toContain('Bericht')
    expect(previews).toContain('Verslag')
    expect(previews).not.toMatch(/Geheim ontwerp|in concept/)
  })

  it('abuse 10 draws custom widgets for staff only', async () => {
    const blocks = [{ type: 'post-grid', props: { id: 'a', type: 'post' } }]
    const asked = (role?: 'customer') => bench.call(role, `documents/${id}/preview`, 'POST', { blocks })
    expect([(await asked()).status, (await asked('customer')).status]).toEqual([401, 403])
  })

  it('abuse 22 accepts no more blocks at once than a page has', async () => {
    const many = Array.from({ length: 401 }, (_, at) => ({ type: 'heading', props: { id: `b${at}` } }))
    expect((await call('preview', 'POST', { blocks: many })).status).toBe(422)
    expect((await call('preview', 'POST', { blocks: [] })).status).toBe(422)
  })

  it('is told which widget cannot be shown, and shows the others', async () => {
    const previews = await preview(
      { type: 'bestaat-niet', props: { id: 'a' } },
      { type: 'heading', props: { id: 'b', text: 'Kop', level: 7 } },
      { type: 'heading', props: { id: 'c', text: 'Kop', level: 2 } },
    )
    expect(previews).toMatchObject({
      a: { problem: 'unknown-widget' },
      b: { problem: 'invalid-props' },
      c: { props: { text: 'Kop' } },
    })
  })

  it('shows every template of the site without an error', async () => {
    const { content } = bench.program
    const faults: unknown[] = []
    bench.features.canvas.onError = (error) => faults.push(error)
    await content.addEntry({ type: 'jacobalia', title: 'Grote Kerk', status: 'published' })
    for (const [role, type] of [
      ['single', 'jacobalia'],
      ['archive', 'jacobalia'],
      ['header', undefined],
      ['not-found', undefined],
    ] as const) {
      const blocks = ['entry-title', 'archive-list', 'breadcrumb', 'menu'].map((name, number) => ({
        type: name,
        props: { id: `b${number}` },
      }))
      const template = await content.addTemplate({ role, type, title: role, data: saying('x') })
      id = template.id
      const { status } = await call('preview', 'POST', { blocks })
      expect(status).toBe(200)
    }
    expect(faults).toEqual([])
  })
})

describe('abuse 16 HTML of administrators', () => {
  const risky = '<p onclick="x()">Dag</p><script>alert(1)</script>'
  const holding = (...all: string[]): DocumentData => ({
    root: { props: {} },
    content: [
      {
        type: 'section',
        props: {
          id: 's',
          content: all.map((html, index) => ({ type: 'html', props: { id: `h${index}`, html } })),
        },
      },
    ],
  })
  const heldIn = (data: DocumentData): string[] =>
    ((data.content[0]?.props.content ?? []) as { props: { html: string } }[]).map(({ props }) => props.html)
  const save = async (role: 'editor' | 'administrator', data: DocumentData) => {
    const { status } = await bench.call(role, `documents/${id}/draft`, 'PUT', {
      version: await versionNow(),
      data,
    })
    expect(status).toBe(200)
    return heldIn((await call('edit')).body.draft)
  }

  it('is cleaned when an editor writes it, and stays as an administrator wrote it', async () => {
    expect(await save('editor', holding(risky))).toEqual(['<p>Dag</p>'])
    expect(await save('administrator', holding(risky))).toEqual([risky])
  })

  it('stays when an editor saves around it, and allows no other HTML', async () => {
    await save('administrator', holding(risky))
    expect(await save('editor', holding(risky, '<b>x</b><script>2</script>'))).toEqual([risky, '<b>x</b>'])
    expect(await save('editor', holding(`${risky}<script>3</script>`))).toEqual(['<p>Dag</p>'])
  })

  it('shows an editor a preview of what would be stored', async () => {
    const { body } = await call('preview', 'POST', {
      blocks: [{ type: 'html', props: { id: 'h', html: risky } }],
    })
    expect(JSON.stringify(body)).not.toContain('alert')
  })
})
