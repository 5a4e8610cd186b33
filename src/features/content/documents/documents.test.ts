import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DocumentData } from '../../../kernel/document.ts'
import { type Changes, createChanges } from '../../../platform/changes.ts'
import { comingFrom } from '../../../platform/provenance.ts'
import { type ContentTest, createContentTest } from '../testing.ts'
import type { MenuItem } from '../views.ts'
import { createDocuments, type Documents } from './index.ts'
import { block, saying } from './testing.ts'

let bench: ContentTest
/** What another node has in memory. */
let elsewhere: Documents
let documents: Documents
let changes: Changes
let closeChanges: () => Promise<void>
beforeAll(async () => {
  bench = await createContentTest()
  const [here, there] = [await createChanges(bench.handle), await createChanges(bench.handle)]
  const { db } = bench.handle
  changes = here
  documents = createDocuments({ db, changes, clock: () => bench.now })
  elsewhere = createDocuments({ db, changes: there, clock: () => bench.now })
  closeChanges = async () => {
    await here.close()
    await there.close()
  }
})
afterAll(async () => {
  await closeChanges()
  await bench.close()
})

const addPage = (data: DocumentData) => bench.handle.db.transaction((tx) => documents.addForEntry(tx, data))
const minuteLater = () => {
  bench.now = new Date(bench.now.getTime() + 60_000)
}
async function publish(id: number, data: DocumentData) {
  expect(await documents.saveDraft(id, data)).toMatchObject({ ok: true })
  expect(await documents.publishDocument(id)).toMatchObject({ ok: true, value: { id, data } })
}
const said = (view: { data: DocumentData } | undefined) => view?.data.content[0]?.props.text

describe('a page', () => {
  it('EDIT-01 is seen as it was published, while its draft is seen by staff only', async () => {
    const id = await addPage(saying('eerst'))
    expect(said(await documents.document(id))).toBe('eerst')
    await documents.saveDraft(id, saying('ontwerp'))
    expect(said(await documents.document(id))).toBe('eerst')
    expect(said(await documents.draft(id))).toBe('ontwerp')
    await documents.publishDocument(id)
    expect(said(await documents.document(id))).toBe('ontwerp')
    expect(said(await documents.draft(id))).toBe('ontwerp')
  })

  it('EDIT-01 is not there before its entry is', async () => {
    let id = 0
    const added = bench.handle.db.transaction(async (tx) => {
      id = await documents.addForEntry(tx, saying('half'))
      throw new Error('the entry was not added')
    })
    await expect(added).rejects.toThrow('the entry was not added')
    expect(await documents.document(id)).toBeUndefined()
  })

  it('EDIT-01 is found with others, without those that are not there', async () => {
    const [one, two] = [await addPage(saying('een')), await addPage(saying('twee'))]
    const found = await documents.documents([two, one, one, 0, 2 ** 40, 9_999_999])
    expect([...found.keys()].sort()).toEqual([one, two].sort())
    expect(said(found.get(two))).toBe('twee')
  })

  it('RUN-02 tells the caches when it is published, and not when a draft is saved', async () => {
    const id = await addPage(saying('eerst'))
    bench.published.length = 0
    await bench.content.saveDraft(id, saying('dan'))
    expect(bench.published).not.toContain(`document:${id}`)
    await bench.content.publishDocument(id)
    expect(bench.published).toContain(`document:${id}`)
    bench.published.length = 0
    await bench.content.publishDocument(id)
    expect(bench.published).not.toContain(`document:${id}`)
  })

  it('RUN-02 is told of by the commit that publishes or withdraws it, as a template is', async () => {
    const [told, toldLate] = [vi.spyOn(changes, 'publish'), vi.spyOn(changes, 'publishNow')]
    await publish(await addPage(saying('eerst')), saying('dan'))
    const template = { role: 'archive', title: 'Overzicht', data: saying('een') } as const
    await documents.addTemplate(template)
    await documents.addTemplate({ ...template, data: saying('twee') })
    const { id } = await documents.addTemplate({ ...template, type: 'post' })
    expect(await documents.withdrawTemplate(id, 'delete')).toMatchObject({ ok: true })
    expect(told.mock.calls.length).toBeGreaterThan(3)
    expect(toldLate).not.toHaveBeenCalled()
  })

  it('EDIT-01 keeps nothing that is no document', async () => {
    const id = await addPage(saying('goed'))
    const wrong = { root: { props: {} }, content: [block('a'), block('a')] }
    expect(await documents.saveDraft(id, wrong)).toMatchObject({ ok: false, code: 'invalid-document' })
    expect(said(await documents.draft(id))).toBe('goed')
    await expect(addPage(wrong)).rejects.toThrow('two blocks named a')
  })

  it('EDIT-01 that is not there is answered with its code', async () => {
    for (const id of [9_999_999, 0, -1, 2 ** 40, Number.NaN]) {
      expect(await documents.saveDraft(id, saying('x'))).toMatchObject({ ok: false, code: 'missing' })
      expect(await documents.publishDocument(id)).toMatchObject({ ok: false, code: 'missing' })
      expect(await documents.restoreDocumentVersion(id, 1)).toMatchObject({ ok: false, code: 'missing' })
      expect(await documents.documentVersions(id)).toEqual([])
      expect(await documents.document(id)).toBeUndefined()
      expect(await documents.draft(id)).toBeUndefined()
    }
  })
})

describe('versions', () => {
  it('EDIT-01 come back as a draft, and to visitors when that is published', async () => {
    const first = bench.now
    const id = await addPage(saying('eerste'))
    minuteLater()
    await publish(id, saying('tweede'))
    minuteLater()
    await publish(id, saying('derde'))
    const versions = await documents.documentVersions(id)
    expect(versions.map(({ wasPublished }) => wasPublished)).toEqual([true, true])
    const oldest = versions.at(-1)
    expect(oldest?.savedAt).toEqual(first)
    expect(await documents.restoreDocumentVersion(id, oldest?.id ?? 0)).toMatchObject({ ok: true })
    expect(said(await documents.document(id))).toBe('derde')
    expect(said(await documents.draft(id))).toBe('eerste')
    await documents.publishDocument(id)
    expect(said(await documents.document(id))).toBe('eerste')
    expect(await documents.documentVersions(id)).toHaveLength(3)
  })

  it('EDIT-01 of another document are not to be had', async () => {
    const [one, two] = [await addPage(saying('een')), await addPage(saying('twee'))]
    await publish(one, saying('een, later'))
    const [version] = await documents.documentVersions(one)
    const restored = await documents.restoreDocumentVersion(two, version?.id ?? 0)
    expect(restored).toMatchObject({ ok: false, code: 'missing' })
    expect(said(await documents.draft(two))).toBe('twee')
  })

  it('EDIT-01 lose no draft: the later of two that are saved at once stands, the other can be had back', async () => {
    const id = await addPage(saying('begin'))
    const texts = Array.from({ length: 8 }, (_, number) => `concept ${number}`)
    await Promise.all(texts.map((text) => documents.saveDraft(id, saying(text))))
    const seen = [said(await documents.draft(id))]
    for (const { id: version, wasPublished } of await documents.documentVersions(id)) {
      expect(wasPublished).toBe(false)
      await documents.restoreDocumentVersion(id, version)
      seen.push(said(await documents.draft(id)))
    }
    expect(seen.sort()).toEqual(texts)
  })

  it('EDIT-01 are not made by saving or publishing the same again', async () => {
    const id = await addPage(saying('gelijk'))
    for (let time = 0; time < 3; time++) {
      await documents.saveDraft(id, saying('gelijk'))
      await documents.saveDraft(id, saying('gelijk'))
      await documents.publishDocument(id)
    }
    expect(await documents.documentVersions(id)).toEqual([])
  })

  it('EDIT-01 are at most fifty that were published, whatever drafts there were', async () => {
    const id = await addPage(saying('0'))
    await documents.saveDraft(id, saying('verloren'))
    for (let number = 1; number <= 53; number++) await publish(id, saying(String(number)))
    const published = (await documents.documentVersions(id)).filter(({ wasPublished }) => wasPublished)
    expect(published).toHaveLength(50)
    await documents.restoreDocumentVersion(id, published.at(-1)?.id ?? 0)
    expect(said(await documents.draft(id))).toBe('3')
    const drafts = (await documents.documentVersions(id)).filter(({ wasPublished }) => !wasPublished)
    expect(drafts).toHaveLength(1)
  })

  it('EDIT-01 two who publish at once both count', async () => {
    const id = await addPage(saying('begin'))
    await Promise.all([publishLoosely(id, 'a'), publishLoosely(id, 'b')])
    const seen = [said(await documents.document(id))]
    for (const version of await documents.documentVersions(id)) {
      await documents.restoreDocumentVersion(id, version.id)
      seen.push(said(await documents.draft(id)))
    }
    expect(seen).toEqual(expect.arrayContaining(['a', 'b', 'begin']))
  })
  const publishLoosely = async (id: number, text: string) => {
    await documents.saveDraft(id, saying(text))
    await documents.publishDocument(id)
  }
})

describe('templates', () => {
  it('EDIT-01 of a type go before the general one, on every node, from the moment they are there', async () => {
    expect(await documents.template('single', { type: 'post' })).toBeUndefined()
    expect(await elsewhere.template('single', { type: 'post' })).toBeUndefined()
    const general = { role: 'single', title: 'Alles', data: saying('alles') } as const
    const { id } = await documents.addTemplate(general)
    expect(await documents.template('single', { type: 'post' })).toEqual({
      id,
      title: 'Alles',
      data: general.data,
    })
    await vi.waitFor(async () =>
      expect(said(await elsewhere.template('single', { type: 'post' }))).toBe('alles'),
    )
    await documents.addTemplate({ role: 'single', type: 'post', title: 'Bericht', data: saying('bericht') })
    expect(said(await documents.template('single', { type: 'post' }))).toBe('bericht')
    expect(said(await documents.template('single', { type: 'jacobalia' }))).toBe('alles')
    expect(said(await documents.template('single'))).toBe('alles')
    expect(await documents.template('header')).toBeUndefined()
    await vi.waitFor(async () =>
      expect(said(await elsewhere.template('single', { type: 'post' }))).toBe('bericht'),
    )
  })

  it('EDIT-01 change for every node when a draft of theirs is published', async () => {
    const { id } = await documents.addTemplate({ role: 'footer', title: 'Voet', data: saying('oud') })
    await vi.waitFor(async () => expect(said(await elsewhere.template('footer'))).toBe('oud'))
    await documents.saveDraft(id, saying('nieuw'))
    expect(said(await documents.template('footer'))).toBe('oud')
    await documents.publishDocument(id)
    expect(said(await documents.template('footer'))).toBe('nieuw')
    await vi.waitFor(async () => expect(said(await elsewhere.template('footer'))).toBe('nieuw'))
  })

  it('EDIT-01 are replaced by one of the same role, and keep what they were', async () => {
    const first = await documents.addTemplate({ role: 'search', title: 'Een', data: saying('een') })
    const second = await documents.addTemplate({ role: 'search', title: 'Twee', data: saying('twee') })
    expect(second.id).toBe(first.id)
    expect(await documents.template('search')).toEqual(second)
    const [version] = await documents.documentVersions(first.id)
    await documents.restoreDocumentVersion(first.id, version?.id ?? 0)
    expect(said(await documents.draft(first.id))).toBe('een')
  })

  it('EDIT-01 are read once, however often they are asked for', async () => {
    await documents.template('footer')
    const query = vi.spyOn(bench.handle.pool, 'query')
    await Promise.all([documents.template('footer'), documents.template('single', { type: 'post' })])
    expect(query).not.toHaveBeenCalled()
  })
})

describe('menus', () => {
  const items = [
    {
      label: ' Plaatsen ',
      url: '/jacobalia/',
      items: [
        { label: 'Kaart', url: '/kaart/#boven', items: [{ label: 'Web', url: 'https://a.nl', items: [] }] },
      ],
    },
    { label: 'Mail', url: 'mailto:info@schelp.example', items: [] },
  ]
  const stored = [{ ...items[0], label: 'Plaatsen' }, items[1]]

  it('SITE-09 keep their items in order, nested, and reach every node when they change', async () => {
    expect(await documents.menu('hoofd')).toEqual([])
    expect(await elsewhere.menu('hoofd')).toEqual([])
    await documents.setMenu('hoofd', items)
    expect(await documents.menu('hoofd')).toEqual(stored)
    expect(await documents.menu('voet')).toEqual([])
    await vi.waitFor(async () => expect(await elsewhere.menu('hoofd')).toEqual(stored))
    await documents.setMenu('hoofd', [])
    expect(await documents.menu('hoofd')).toEqual([])
    await vi.waitFor(async () => expect(await elsewhere.menu('hoofd')).toEqual([]))
  })

  it('SITE-09 tell the page cache by their name', async () => {
    bench.published.length = 0
    await bench.content.setMenu('hoofd', items)
    expect(bench.published).toContain('menu:hoofd')
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    '/\\evil.example',
    '',
    'x\0',
    '/a\0',
  ])('abuse 16: take no link that leads to %j', async (url) => {
    await documents.setMenu('hoofd', items)
    await expect(documents.setMenu('hoofd', [{ label: 'Klik', url, items: [] }])).rejects.toThrow()
    expect(await documents.menu('hoofd')).toEqual(stored)
  })

  it('SITE-09 take no item without a label, and none more than four deep', async () => {
    const chain = (depth: number): MenuItem => ({
      label: `${depth}`,
      url: '/',
      items: depth > 1 ? [chain(depth - 1)] : [],
    })
    await documents.setMenu('diep', [chain(4)])
    await expect(documents.setMenu('diep', [chain(5)])).rejects.toThrow()
    await expect(documents.setMenu('diep', [{ label: ' \0', url: '/', items: [] }])).rejects.toThrow()
  })
})

it('RUN-01 the demo takes its documents and menus with it, and none that staff made or changed', async () => {
  const own = await addPage(saying('van ons'))
  await documents.addTemplate({ role: 'not-found', title: 'Weg', data: saying('weg') })
  await documents.setMenu('van ons', [])
  const demo = await comingFrom('demo', async () => {
    await documents.addTemplate({ role: 'header', title: 'Kop', data: saying('kop') })
    await documents.addTemplate({ role: 'not-found', title: 'Weg', data: saying('demo') })
    await documents.setMenu('demo', [])
    await documents.setMenu('van ons', [])
    await documents.setMenu('gewijzigd', [{ label: 'Demo', url: '/', items: [] }])
    return addPage(saying('demo'))
  })
  await documents.setMenu('gewijzigd', [{ label: 'Van ons', url: '/', items: [] }])

  const removed = await bench.handle.db.transaction((tx) => documents.takeOut(tx, 'demo'))

  expect(removed).toBe(2)
  expect((await documents.documents([own, demo])).has(own)).toBe(true)
  expect(await documents.document(demo)).toBeUndefined()
  const { rows } = await bench.handle.pool.query('select role from content_documents where role is not null')
  expect(rows.map(({ role }) => role)).toContain('not-found')
  expect(rows.map(({ role }) => role)).not.toContain('header')
  const names = await bench.handle.pool.query(
    "select name from content_menus where name in ('demo', 'gewijzigd', 'van ons') order by name",
  )
  expect(names.rows).toEqual([{ name: 'gewijzigd' }, { name: 'van ons' }])
})
