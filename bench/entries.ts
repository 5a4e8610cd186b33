import { sql } from 'drizzle-orm'
import { addPage } from '../src/features/content/documents/add-page.ts'
import { documents } from '../src/features/content/documents/schema.ts'
import { entries } from '../src/features/content/schema.ts'
import type { Block } from '../src/kernel/document.ts'
import { migrate, openDatabase } from '../src/platform/database/index.ts'

/** The address of the page with the list. */
export const listPath = '/overzicht/'
/** The address of the same list, with cards that staff drew. */
export const drawnPath = '/overzicht-getekend/'
/** The address of a map with all places. */
export const mapPath = '/overzicht-kaart/'
export const listId = 'lijst'
const provinces = 12
const townsEach = 25
/** The filters: two trees of terms, words, a letter, and a distance from and to. */
const listWith = (more: object = {}): Block => ({
  type: 'post-grid',
  props: {
    id: listId,
    type: 'jacobalia',
    perPage: 48,
    order: 'title',
    loadMethod: 'loadmore',
    filters: 'soort,plaats',
    moreFilters: 'zoek,letter,km',
    filterLook: 'checkboxes',
    filterOperator: 'OR',
    showExcerpt: true,
    ...more,
  },
})

const card: readonly Block[] = [
  { type: 'entry-title', props: { id: 'titel' } },
  { type: 'text', props: { id: 'zin', html: '', dynamic: { html: 'entry.excerpt' } } },
  { type: 'entry-facts', props: { id: 'feiten' } },
  { type: 'entry-terms', props: { id: 'termen' } },
  { type: 'button', props: { id: 'knop', label: 'Bekijk', link: '', dynamic: { link: 'entry.url' } } },
]

/** The kinds of places, the most frequent first: each is half as frequent as the one before. */
export const sorts = [
  'kerk',
  'kapel',
  'beeld',
  'raam',
  'klok',
  'gasthuis',
  'straat',
  'put',
  'zegel',
  'herberg',
]
export const provinceSlugs = Array.from({ length: provinces }, (_, at) => `provincie-${at}`)

/**
 * Fills an empty data folder with `count` places, each of one to three kinds and in a town, and with pages that list
 * them.
 * @param placed how many of them have a position, spread over the Low Countries
 */
export async function fillEntries(dataDir: string, count: number, placed: number): Promise<void> {
  const handle = await openDatabase({ dataDir })
  try {
    await migrate(handle)
    const { db, pool } = handle
    await pool.query(
      `with soort as (
         insert into content_terms (taxonomy, slug, path, lineage, name)
         select 'soort', name, name, '{}', initcap(name) from unnest($1::text[]) name returning id),
       province as (
         insert into content_terms (taxonomy, slug, path, lineage, name)
         select 'plaats', slug, slug, '{}', initcap(slug) from unnest($2::text[]) slug returning id, slug)
       select count(*) from soort, province`,
      [sorts, provinceSlugs],
    )
    await pool.query(
      `insert into content_terms (taxonomy, slug, path, lineage, name, parent_id)
       select 'plaats', p.slug || '-' || n, p.slug || '/' || p.slug || '-' || n, '{}', 'Plaats ' || n, p.id
       from content_terms p, generate_series(1, $1::integer) n where p.taxonomy = 'plaats'`,
      [townsEach],
    )
    await pool.query(`update content_terms set lineage = array_remove(array[parent_id, id], null)`)
    await pool.query(
      `insert into content_entries (type, slug, title, excerpt, status, published_at, updated_at, fields,
         latitude, longitude, precision)
       select 'jacobalia', 'plek-' || n, chr(65 + n * 7919 % 26) || 'arden ' || n, 'Een toren en een klok uit ' || 1200 + n % 700,
         'published', '2020-01-01'::timestamptz + n % 2000 * interval '1 day', now(),
         jsonb_build_object('kilometresToSantiago', 1800 + n * 31 % 900, 'place', 'Plaats ' || n % 300),
         case when n <= $2 then 50.8 + n * 0.618034 % 1 * 2.5 end, case when n <= $2 then 3.6 + n * 0.754878 % 1 * 3.3 end,
         case when n <= $2 then 'near' end
       from generate_series(1, $1::integer) n`,
      [count, placed],
    )
    await pool.query(
      `with placed as (
         select e.id, t.id as town, t.parent_id as province
         from content_entries e
         join (select id, parent_id, row_number() over (order by id) - 1 as n from content_terms where parent_id is not null) t
           on t.n = e.id * 7919 % $1::integer where e.type = 'jacobalia')
       insert into content_entry_terms (entry_id, term_id, own)
       select id, town, true from placed union all select id, province, false from placed`,
      [provinces * townsEach],
    )
    await pool.query(
      `insert into content_entry_terms (entry_id, term_id, own)
       select e.id, t.id, true from content_entries e
       join (select id, row_number() over (order by id) as n from content_terms where taxonomy = 'soort') t
         on hashint4(e.id * 13 + t.n::integer)::bit(31)::bigint % (2 ^ t.n)::bigint = 0
       where e.type = 'jacobalia'`,
    )
    const now = new Date()
    await db.transaction(async (tx) => {
      const published = { root: { props: {} }, content: [...card] }
      const [drawn] = await tx
        .insert(documents)
        .values({ kind: 'card', title: 'Kaart', published, publishedAt: now })
        .returning({ id: documents.id })
      for (const [path, block] of [
        [listPath, listWith()],
        [drawnPath, listWith({ card: drawn?.id })],
        [mapPath, { type: 'post-grid', props: { id: 'kaart', type: 'jacobalia', face: 'map', perPage: 12 } }],
      ] as const) {
        const documentId = await addPage(tx, { root: { props: {} }, content: [block] }, now)
        await tx
          .insert(entries)
          .values({
            type: 'page',
            slug: path.slice(1, -1),
            title: path,
            status: 'published',
            publishedAt: now,
            updatedAt: now,
            documentId,
          })
      }
    })
    await db.execute(sql`vacuum analyze content_entries, content_entry_terms, content_terms`)
  } finally {
    await handle.close()
  }
}
