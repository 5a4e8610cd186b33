import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import type { ReportData } from '../report/report.ts'
import { Report } from '../report/report.ts'
import { home, option, post, siteItem, sourcesOf, term } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'

let test: StaffTest
let report: ReportData
const uploads: Record<string, Buffer> = {}

const items: ClassicItem[] = [
  siteItem,
  option('permalink_structure', '/%year%/%monthnum%/%postname%/'),
  option('show_on_front', 'page'),
  option('page_on_front', '10'),
  {
    sort: 'author',
    id: 3,
    login: 'klaas',
    name: 'Klaas Schrijver',
    email: 'klaas@oud.example',
    roles: ['editor'],
  },
  term({ taxonomy: 'category', slug: 'nieuws', name: 'Nieuws', id: 5 }),
  term({ taxonomy: 'category', slug: 'dorp', name: 'Dorp', id: 6, parent: 'nieuws' }),
  term({ taxonomy: 'streek', slug: 'westergo', name: 'Westergo', id: 7 }),
  post({
    id: 20,
    type: 'attachment',
    status: 'inherit',
    title: 'De kerk',
    mimeType: 'image/png',
    attachmentUrl: `${home}/wp-content/uploads/2020/03/kerk-scaled.png`,
    meta: [
      ['_wp_attached_file', '2020/03/kerk-scaled.png'],
      ['_wp_attachment_image_alt', 'De kerk van Wommels'],
    ],
  }),
  post({
    id: 21,
    type: 'attachment',
    status: 'inherit',
    title: 'Verslag',
    mimeType: 'text/plain',
    meta: [['_wp_attached_file', '2020/03/verslag.txt']],
  }),
  post({
    id: 22,
    type: 'attachment',
    status: 'inherit',
    title: 'Weg',
    mimeType: 'image/png',
    meta: [['_wp_attached_file', '2020/03/weg.png']],
  }),
  post({ id: 10, type: 'page', title: 'Thuis', slug: 'thuis' }),
  // The child comes before its parent.
  post({ id: 12, type: 'page', title: 'Bestuur', slug: 'bestuur', parent: 11 }),
  post({ id: 11, type: 'page', title: 'Over ons', slug: 'over-ons' }),
  post({
    id: 13,
    title: 'Feest &amp; markt',
    slug: 'feest',
    content: '<p>Het was feest in het dorp.</p>',
    author: 'klaas',
    terms: [{ taxonomy: 'category', slug: 'dorp' }],
    meta: [
      ['_thumbnail_id', '20'],
      ['_wp_old_slug', 'groot-feest'],
      ['_yoast_wpseo_title', '%%title%% %%sep%% %%sitename%%'],
    ],
  }),
  post({ id: 14, status: 'private', slug: 'geheim', title: 'Geheim' }),
  post({ id: 15, status: 'trash', slug: 'weggegooid' }),
  post({ id: 16, password: 'sesam', slug: 'besloten' }),
  post({
    id: 30,
    type: 'molen',
    title: 'De Hoop',
    slug: 'de-hoop',
    content: '<p>Een molen.</p>',
    terms: [{ taxonomy: 'streek', slug: 'westergo' }],
    meta: [
      ['hoogte', '21'],
      ['lat', '53.1'],
      ['lng', '5.6'],
    ],
  }),
  post({ id: 40, type: 'revision', status: 'inherit', parent: 13 }),
  post({
    id: 41,
    type: 'nav_menu_item',
    title: '',
    terms: [{ taxonomy: 'nav_menu', slug: 'hoofdmenu' }],
    order: 1,
    meta: [
      ['_menu_item_type', 'post_type'],
      ['_menu_item_object_id', '11'],
      ['_menu_item_menu_item_parent', '0'],
    ],
  }),
  post({
    id: 42,
    type: 'nav_menu_item',
    title: 'Zoek',
    terms: [{ taxonomy: 'nav_menu', slug: 'hoofdmenu' }],
    order: 2,
    meta: [
      ['_menu_item_type', 'custom'],
      ['_menu_item_url', `${home}/over-ons/bestuur/`],
      ['_menu_item_menu_item_parent', '41'],
    ],
  }),
  term({ taxonomy: 'nav_menu', slug: 'hoofdmenu', name: 'Hoofdmenu', id: 9 }),
]

const run = (given: readonly ClassicItem[] = items, options = {}) =>
  bringIn(test.program, sourcesOf(given, uploads), options)

beforeAll(async () => {
  test = await createStaffTest()
  uploads['2020/03/kerk-scaled.png'] = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#345' },
  })
    .png()
    .toBuffer()
  uploads['2020/03/verslag.txt'] = Buffer.from('Verslag van de vergadering.')
  report = await run()
})
afterAll(() => test.close())

const find = (path: string) => test.program.content.find(path, anonymous)

const unbalanced = (data: ReportData) => {
  const one = new Report('', { dryRun: false, begunAt: new Date() })
  Object.assign(one.data, data)
  return one.unbalanced()
}

describe('EDIT-07: the content of a classic site', () => {
  it('EDIT-07: counts as many things out as in, each that was left with its reason', () => {
    expect(unbalanced(report)).toEqual([])
    expect(JSON.stringify(report.sorts)).not.toContain('failed')
    expect(report.sorts.entries?.left.trash?.count).toBe(1)
    expect(report.sorts.media?.left['no-bytes']?.examples[0]?.name).toBe('2020/03/weg.png')
    expect(report.sorts.other?.left.revision?.count).toBe(1)
  })

  it('EDIT-07: brings pages under their parents, news with its terms, picture, author and words for search engines', async () => {
    expect(await find('/over-ons/bestuur/')).toMatchObject({
      kind: 'entry',
      entry: { id: 12, title: 'Bestuur' },
    })
    const found = await find('/nieuws/feest/')
    expect(found).toMatchObject({
      kind: 'entry',
      entry: {
        id: 13,
        title: 'Feest & markt',
        publishedAt: new Date('2020-03-04T10:00:00Z'),
        picture: { alt: 'De kerk van Wommels' },
        searchTitle: 'Feest & markt – Oud-Schelp',
      },
    })
    if (found?.kind !== 'entry') throw new Error('not found')
    expect(found.entry.body).toContain('feest in het dorp')
    expect(found.entry.terms.map(({ path }) => path)).toEqual(['nieuws/dorp'])
  })

  it('EDIT-07: keeps private posts and those with a password as drafts', async () => {
    expect(await find('/nieuws/geheim/')).toBeUndefined()
    expect(await find('/nieuws/besloten/')).toBeUndefined()
    expect(report.notes.filter(({ kind }) => kind === 'setting').map(({ name }) => name)).toContain('Geheim')
  })

  it('EDIT-07: makes a kind of another type, with its taxonomy, fields and place on the map', async () => {
    const found = await find('/molen/de-hoop/')
    expect(found).toMatchObject({
      kind: 'entry',
      entry: {
        type: 'eigen_molen',
        position: { latitude: 53.1, longitude: 5.6 },
        fields: { veld_hoogte: 21 },
      },
    })
    expect(await test.program.content.term('eigen_streek', 'westergo')).toMatchObject({ name: 'Westergo' })
  })

  it('EDIT-07: leads every old address on in one step', async () => {
    for (const from of ['/2020/03/feest/', '/2020/03/groot-feest/'])
      expect([from, await find(from)]).toEqual([from, { kind: 'moved', to: '/nieuws/feest/' }])
    expect(await find('/thuis/')).toEqual({ kind: 'moved', to: '/' })
    expect(await find('/category/nieuws/dorp/')).toEqual({ kind: 'moved', to: '/onderwerp/nieuws/dorp/' })
    expect(await find('/category/nieuws/dorp/feed/')).toEqual({ kind: 'moved', to: '/feed/' })
    expect(await find('/2020/')).toEqual({ kind: 'moved', to: '/nieuws/' })
    const picture = await find('/wp-content/uploads/2020/03/kerk-scaled.png/')
    expect(picture).toMatchObject({ kind: 'moved', to: expect.stringMatching(/^\/media\/\d+\/kerk-scaled-/) })
    expect(await find('/wp-content/uploads/2020/03/kerk-300x225.png/')).toEqual(picture)
    expect(await find('/wp-content/uploads/2020/03/verslag.txt/')).toMatchObject({
      kind: 'moved',
      to: expect.stringMatching(/^\/download\/\d+\/mediabibliotheek\/\d+\/verslag\.txt$/),
    })
    expect(await test.program.content.findByOldNumber('p', 13, anonymous)).toEqual({
      kind: 'moved',
      to: '/nieuws/feest/',
    })
  })

  it('EDIT-07: sets the name of the site, its front page and its menu', async () => {
    const settings = await test.program.content.settings()
    expect(settings).toMatchObject({ title: 'Oud-Schelp', tagline: 'Sinds 1950', frontPageId: 10 })
    expect(await test.program.content.menu('header')).toEqual([
      {
        label: 'Over ons',
        url: '/over-ons/',
        items: [{ label: 'Zoek', url: '/over-ons/bestuur/', items: [] }],
      },
    ])
  })

  it('EDIT-07: brings nothing twice, what changed at the source again, and never over what was changed here', async () => {
    const second = await run()
    for (const [sort, { added, changed }] of Object.entries(second.sorts))
      expect([sort, added, changed]).toEqual([sort, 0, 0])
    await test.program.content.changeEntry(30, { title: 'De Hoop, hier veranderd' })
    const changed = items.map((item) =>
      item.sort === 'post' && (item.id === 30 || item.id === 13) ? { ...item, title: 'Anders' } : item,
    )
    const third = await run(changed)
    expect(third.sorts.entries).toMatchObject({ changed: 1, edited: 1 })
    expect(await find('/nieuws/feest/')).toMatchObject({ entry: { title: 'Anders' } })
    expect(await find('/molen/de-hoop/')).toMatchObject({ entry: { title: 'De Hoop, hier veranderd' } })
  })

  it('EDIT-07: a dry run counts and changes nothing', async () => {
    const fresh = await createStaffTest()
    try {
      const dry = await bringIn(fresh.program, sourcesOf(items, uploads), { dryRun: true })
      expect(dry.sorts.entries?.added).toBe(report.sorts.entries?.added)
      expect(unbalanced(dry)).toEqual([])
      const { rows } = await fresh.program.handle.pool.query(
        `select (select count(*) from content_entries) + (select count(*) from platform_provenance)
          + (select count(*) from account_users) + (select count(*) from content_kinds) as count`,
      )
      expect(Number(rows[0].count)).toBe(0)
    } finally {
      await fresh.close()
    }
  })
})
