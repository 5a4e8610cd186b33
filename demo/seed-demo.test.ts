import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseFileId, parseSearchRequest } from '../src/features/library/index.ts'
import { anonymous, type Viewer } from '../src/kernel/viewer.ts'
import { readPlaces } from './material/places.ts'
import { news } from './news.ts'
import { removeDemo, seedDemo } from './seed-demo.ts'
import type { SiteToFill } from './site-to-fill.ts'
import { createEmptySite, type EmptySite } from './testing.ts'

const now = new Date('2026-11-21T13:00:00Z')
const places = readPlaces()
const customer: Viewer = { userId: 'klant', roles: ['customer'], unlocked: new Set() }
const wholeSeedMs = 280_000

let site: EmptySite
beforeAll(async () => {
  site = await createEmptySite(now)
}, 60_000)
afterAll(() => site.close())

async function search(query: string, viewer: Viewer = anonymous) {
  const found = await site.library.search(viewer, parseSearchRequest(new URLSearchParams(query)))
  if (found.kind !== 'found') throw new Error(`nothing was asked by ${query}`)
  return found
}

async function rows(): Promise<Record<string, number>> {
  const { rows: counted } = await site.handle.pool.query<{ name: string; count: number }>(
    `select 'entries' as name, count(*)::int from content_entries union all
     select 'terms', count(*)::int from content_terms union all
     select 'media', count(*)::int from content_media union all
     select 'documents', count(*)::int from content_documents union all
     select 'files', count(*)::int from library_files union all
     select 'contents', count(*)::int from library_contents union all
     select 'categories', count(*)::int from library_categories`,
  )
  return Object.fromEntries(counted.map(({ name, count }) => [name, count]))
}

/** The site on a machine whose power goes after so many files and entries. */
function failing(after: { files: number; entries: number }): SiteToFill {
  const { content, library } = site
  const left = { ...after }
  const spend = (what: keyof typeof left) => {
    left[what] -= 1
    if (left[what] < 0) throw new Error('the power went')
  }
  return {
    ...site,
    library: {
      ...library,
      async addFile(...given) {
        spend('files')
        return library.addFile(...given)
      },
    },
    content: {
      ...content,
      async addEntry(...given) {
        spend('entries')
        return content.addEntry(...given)
      },
    },
  }
}

describe('the demo content', () => {
  it(
    'RUN-01 is whole after a first try that broke off half-way',
    async () => {
      await expect(seedDemo(failing({ files: 12, entries: 4 }))).rejects.toThrow('the power went')
      expect((await rows()).entries).toBeGreaterThan(0)
      expect((await rows()).files).toBeGreaterThan(0)

      expect(await seedDemo(site)).toBe(true)

      const counts = await rows()
      expect(counts.files).toBeGreaterThanOrEqual(300)
      expect(counts.contents).toBeGreaterThan(300)
      const { rows: double } = await site.handle.pool.query(
        'select title from library_files group by title having count(*) > 1 union all select title from content_entries where type = $1 group by title having count(*) > 1',
        ['page'],
      )
      expect(double).toEqual([])
    },
    wholeSeedMs,
  )

  it('RUN-01 seeding again changes nothing', async () => {
    const before = await rows()
    expect(await seedDemo(site)).toBe(false)
    expect(await rows()).toEqual(before)
  })

  it('RUN-01 shows each of the seventy places under its old number, with picture, point, terms and sources', async () => {
    const entries = await site.content.entries(places.map(({ id }) => id))
    expect(entries).toHaveLength(70)
    for (const [at, entry] of entries.entries()) {
      const place = places[at]
      expect(entry).toMatchObject({ id: place?.id, slug: place?.slug, url: `/jacobalia/${place?.slug}/` })
      expect(entry.position?.precision).toBe(place?.precision)
      expect(entry.fields.sources).toEqual(place?.sources)
      expect(entry.fields.kilometresToSantiago).toBe(place?.kilometresToSantiago)
      expect(entry.picture?.alt).toMatch(/^Tekening: /)
      expect(entry.picture?.credit).toContain('CC BY 4.0')
      expect(entry.terms.map(({ taxonomy }) => taxonomy).sort()).toEqual(
        expect.arrayContaining(['plaats', 'soort']),
      )
    }
    const wommels = await site.content.entry(14_109, anonymous)
    expect(wommels?.body).toContain('bij benadering')
    expect(await site.content.term('plaats', 'friesland/sudwest-fryslan/wommels')).toMatchObject({
      name: 'Wommels',
    })
  })

  it('RUN-01 EDIT-05 has the days of both paths as a kind of its own, with its taxonomy, fields, places and files', async () => {
    const walks = await site.content.list({ type: 'eigen_dagtochten', order: 'title', perPage: 100 })
    expect(walks.total).toBe(16)
    const onJabikspaad = { taxonomy: 'eigen_paden', slugs: ['jabikspaad'] }
    expect((await site.content.list({ type: 'eigen_dagtochten', terms: [onJabikspaad] })).total).toBe(8)
    const [first] = walks.entries
    expect(first).toMatchObject({
      title: 'Jabikspaad dag 1: Sint Jacobiparochie – Franeker',
      url: '/dagtochten/jabikspaad-dag-1-sint-jacobiparochie-franeker/',
      fields: {
        veld_begin: { name: 'Sint Jacobiparochie' },
        veld_onderweg: [
          { veld_langs: 'Sint Jacobiparochie' },
          { veld_langs: 'Berlikum' },
          { veld_langs: 'Franeker' },
        ],
        veld_sint_jacob_onderweg: expect.arrayContaining([14_107]),
        veld_om_mee_te_nemen: [expect.any(Number), expect.any(Number)],
      },
    })
  })

  it('RUN-01 CAT-14 each place names its sheet, its drawings and the walks that come by', async () => {
    const { name = '' } = (await site.content.ownFields()).find(({ kind }) => kind === 'jacobalia') ?? {}
    const titlesOf = async (id: number) => {
      const fields: Readonly<Record<string, unknown>> =
        (await site.content.entry(id, anonymous))?.fields ?? {}
      const ids = [fields[name]].flat().flatMap((file) => parseFileId(String(file)) ?? [])
      const files = await Promise.all(ids.map((file) => site.library.file(anonymous, file)))
      return files.flatMap((file) => (file ? `${file.title}.${file.extension}` : []))
    }
    for (const { id } of places) expect((await titlesOf(id)).length).toBeGreaterThanOrEqual(2)
    const titles = (await titlesOf(14_107)).join()
    for (const part of ['kerk en patroon', 'Jabikspaad dag 1', '.gpx', '.pdf']) expect(titles).toContain(part)
  })

  it('RUN-01 has no two pictures the same, on pages or in the library', async () => {
    const { rows: media } = await site.handle.pool.query(
      'select hash from content_media group by hash having count(*) > 1',
    )
    expect(media).toEqual([])
    const { rows: drawings } = await site.handle.pool.query(
      "select crc32, size from library_contents where extension in ('jpg', 'png', 'svg') group by crc32, size having count(*) > 1",
    )
    expect(drawings).toEqual([])
  })

  it('RUN-01 tells the news of the last eighteen months, the newest first', async () => {
    const { entries, total } = await site.content.list({ type: 'post', perPage: 20 })
    expect(total).toBe(12)
    expect(entries.map(({ slug }) => slug)).toEqual(news.map(({ slug }) => slug))
    const months = (now.getTime() - (entries.at(-1)?.publishedAt.getTime() ?? 0)) / (86_400_000 * 30.4)
    expect(months).toBeGreaterThan(16)
    expect(months).toBeLessThan(18.1)
    for (const entry of entries) {
      expect(entry.picture).toBeDefined()
      expect(entry.terms.length).toBeGreaterThan(0)
    }
  })

  it('RUN-01 EDIT-05 has comments on its newest post, with an answer, and one that waits for staff', async () => {
    const [newest] = (await site.content.list({ type: 'post', perPage: 1 })).entries
    const { comments } = await site.content.comments(newest?.id ?? 0, 1)
    expect(comments.length).toBeGreaterThan(1)
    expect(comments.filter(({ answer }) => answer !== '')).toHaveLength(1)
    for (const { createdAt } of comments)
      expect(createdAt.getTime()).toBeGreaterThan(newest?.publishedAt.getTime() ?? Infinity)
    expect((await site.content.staffComments({ approved: false, page: 1, perPage: 5 })).total).toBe(1)
  })

  it('RUN-01 has a front page, header, footer and menus under the society’s name', async () => {
    expect(await site.content.settings()).toMatchObject({ title: 'Vereniging De Jacobsschelp' })
    expect(await site.content.find('/', anonymous)).toMatchObject({
      kind: 'entry',
      entry: { slug: 'welkom' },
    })
    for (const role of ['header', 'footer', 'not-found'] as const)
      expect(await site.content.template(role)).toBeDefined()
    expect((await site.content.menu('header')).length).toBeGreaterThan(3)
  })

  it('RUN-01 LIB-19 locks the papers of the board and one file for members', async () => {
    const board = await search('q=bestuursvergadering')
    expect(board.rows.length).toBeGreaterThan(5)
    expect(board.rows.every(({ access }) => !access.open)).toBe(true)
    const [duties] = (await search('q=rooster')).rows
    expect(duties?.access).toMatchObject({ open: false, ways: ['sign-in'] })
    expect((await search('q=rooster', customer)).rows[0]?.access).toEqual({ open: true })
  })

  it('RUN-01 links inside the news and the places lead to pages that are there', async () => {
    const { rows: bodies } = await site.handle.pool.query<{ body: string }>(
      'select body from content_entries',
    )
    const paths = new Set(
      bodies.flatMap(({ body }) => [...body.matchAll(/href="(\/[^"?#]*)/g)].map(([, path = '']) => path)),
    )
    const broken: string[] = []
    for (const path of paths)
      if (!(await site.content.find(path, anonymous)) && path !== '/jacobalia/') broken.push(path)
    expect(broken).toEqual([])
    const searches = new Set(
      bodies.flatMap(({ body }) =>
        [...body.matchAll(/href="\/bestanden\/\?(q=[^"]*)"/g)].map(([, query = '']) => query),
      ),
    )
    for (const query of searches) expect((await search(query)).rows.length, query).toBeGreaterThan(0)
  })
})

describe('the orders of the demo', () => {
  const states = ['pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed']
  const all = async () => (await site.shop.orders.list({ page: 1, perPage: 100, descending: false })).orders

  it('RUN-01 SHOP-18 are some forty, in every state, with something that needs a person', async () => {
    const orders = await all()
    expect(orders.length).toBeGreaterThanOrEqual(40)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(states))
    expect(new Set(orders.map(({ attention }) => attention))).toEqual(
      new Set([undefined, 'pay-back', 'withdrawn']),
    )
    expect(await site.shop.orders.waiting()).toMatchObject({ toPayBack: 1, withdrawn: 1 })
    const months = new Set(orders.map(({ placedAt }) => placedAt.toISOString().slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(12)
    for (const { placedAt } of orders) expect(placedAt.getTime()).toBeLessThanOrEqual(now.getTime())
  })

  it('RUN-01 have numbers in step with the calendar, on invoices without a gap', async () => {
    const ids = (await all()).map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    const { rows: invoices } = await site.handle.pool.query<{ sequence: number; series: string }>(
      'select sequence, kind || year as series from shop_invoices order by series, issued_at',
    )
    expect(invoices.length).toBeGreaterThan(25)
    for (const series of new Set(invoices.map((row) => row.series))) {
      const numbers = invoices.filter((row) => row.series === series).map(({ sequence }) => sequence)
      expect(numbers, series).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  it('RUN-01 send nobody a mail', async () => {
    const { rows: mails } = await site.handle.pool.query('select id from platform_mails')
    expect(mails).toEqual([])
    const { rows: jobs } = await site.handle.pool.query<{ there: string | null }>(
      "select to_regclass('pgboss.job')::text as there",
    )
    if (!jobs[0]?.there) return
    const { rows: waiting } = await site.handle.pool.query(
      "select id from pgboss.job where name like '%mail'",
    )
    expect(waiting).toEqual([])
  })
})

describe('taking the demo content out', () => {
  it('RUN-01 leaves what staff made, also inside demo categories, and keeps the demo away', async () => {
    const { content, library, handle } = site
    const folder = (await library.categoryTree()).find(({ name }) => name === 'Leeslijsten')
    const other = (await library.categoryTree()).find(({ name }) => name === 'Lesbrieven')
    const [lesson] = (await search('q=werkblad')).rows
    if (!folder || !other || !lesson || typeof lesson.id !== 'number') throw new Error('the demo is not in')
    const text = (words: string) => Readable.from([Buffer.from(words)])
    const own = await library.addFile(text('van ons'), {
      categoryId: folder.id,
      name: 'eigen.txt',
      published: true,
    })
    const ownBelow = await library.addCategory({ name: 'Van school', parentId: other.id })
    await library.replaceContent(lesson.id, text('een eigen werkblad'), { name: 'werkblad.txt' })
    const post = await content.addEntry({ type: 'post', title: 'Van ons', status: 'published' })

    const lines = async () => {
      const { rows } = await handle.pool.query<{ line: string }>(
        "select in_table as line from platform_provenance where source = 'demo'",
      )
      return new Set(rows.map(({ line }) => line))
    }
    const noted = await lines()
    const { rows: traced } = await handle.pool.query<{ name: string }>(
      "select tgrelid::regclass::text as name from pg_trigger where tgname = 'platform_note_origin'",
    )
    expect(noted).toEqual(new Set(traced.map(({ name }) => name)))

    const removed = await removeDemo(site)

    const kept = ['library_categories', 'library_contents', 'library_files']
    expect(await lines()).toEqual(new Set(kept))
    expect(removed.files).toBeGreaterThan(300)
    expect(removed.entries).toBeGreaterThan(80)
    expect(removed.orders).toBeGreaterThanOrEqual(40)
    for (const table of ['orders', 'invoices', 'withdrawals', 'counters'])
      expect((await handle.pool.query(`select 1 from shop_${table}`)).rows, table).toEqual([])
    expect((await handle.pool.query('select 1 from content_comments')).rows).toEqual([])
    expect(own.ok && ownBelow.ok).toBe(true)
    const { rows: files } = await handle.pool.query<{ title: string }>(
      'select title from library_files order by title',
    )
    expect(files.map(({ title }) => title)).toEqual([lesson.title, 'eigen'].sort())
    const names = (await library.categoryTree()).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'Onderzoek',
        'Bronnen',
        'Leeslijsten',
        'Onderwijs',
        'Basisschool',
        'Lesbrieven',
        'Van school',
      ]),
    )
    expect(names).not.toContain('Routes')
    expect(await content.find(post.url, anonymous)).toMatchObject({ kind: 'entry' })
    expect(await content.entry(14_113, anonymous)).toBeUndefined()
    expect(await content.ownFields()).toEqual([])
    const kinds = await content.kinds()
    expect([...kinds.all, ...kinds.taxonomies].filter(({ isOwn }) => isOwn)).toEqual([])
    expect(await content.template('single', { type: 'eigen_dagtochten' })).toBeUndefined()
    expect(await content.settings()).toMatchObject({ title: 'Schelp' })

    await content.deleteEntry(post.id)
    expect(await seedDemo(site)).toBe(false)
    expect(await removeDemo(site)).toMatchObject({ files: 0, entries: 0 })
  }, 60_000)

  it('RUN-01 leaves no contents of demo files in storage', async () => {
    const kept: string[] = []
    for await (const key of site.storage.list('library')) kept.push(key)
    const { rows: known } = await site.handle.pool.query<{ keys: number }>(
      'select count(*)::int + count(deflated_key)::int as keys from library_contents',
    )
    expect(kept).toHaveLength(known[0]?.keys ?? 0)
  })
})
