import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import type { ClassicComment, ClassicItem, ClassicOrder, ClassicPost, ClassicSort } from '../classic-site.ts'
import { items as ledgerItems } from './ledger.ts'

/** An item as it is staged: its name in the ledger, and the digest of what its sources say of it. */
export interface StagedItem<Item = ClassicItem> {
  /** `post:12`, `term:category/nieuws`. */
  key: string
  digest: string
  item: Item
}

type ItemOf<Sort extends ClassicSort> = Extract<ClassicItem, { sort: Sort }>

/**
 * What the sources say, by sort and key, in tables of a schema of its own: no backup takes them along and nothing of
 * them is left when the import is over. So memory is bounded, sources merge by their ids, and an old number finds its item.
 */
export interface Staged {
  /** Takes items in; of two with one key the later one stays. How many there were, and how many of them were new. */
  take(items: AsyncIterable<ClassicItem>, onProgress?: (taken: number) => void): Promise<number>
  /** Batches in the order in which the sources gave them. `type`: a post's type, a term's taxonomy, a row's table. */
  batches<Sort extends ClassicSort>(
    sort: Sort,
    type?: string | readonly string[],
    size?: number,
    /** Leaves out those of which the ledger of this source says the same. */
    besides?: string,
  ): AsyncGenerator<StagedItem<ItemOf<Sort>>[]>
  /** The keys of a type, with their slugs, in batches. */
  keys(sort: ClassicSort, type: string | readonly string[]): AsyncGenerator<{ key: string; slug: string }[]>
  /** How many are the same as the ledger of a source says. */
  same(sort: ClassicSort, type: string | undefined, source: string): Promise<number>
  /** One digest of everything that is staged. */
  digest(): Promise<string>
  /** How many there are of each type, the most first. */
  types(sort: ClassicSort): Promise<Map<string, number>>
  one<Sort extends ClassicSort>(sort: Sort, key: string | number): Promise<ItemOf<Sort> | undefined>
  some<Sort extends ClassicSort>(
    sort: Sort,
    keys: readonly (string | number)[],
  ): Promise<Map<string, ItemOf<Sort>>>
  /** Of a type, those that stand under others: variations of products. */
  below(type: string, parents: readonly number[]): Promise<Map<number, ClassicPost[]>>
  /** By the number of what they stand under. */
  ordersBelow(type: string, parents: readonly number[]): Promise<Map<number, ClassicOrder[]>>
  commentsOf(posts: readonly number[], type: string): Promise<Map<number, ClassicComment[]>>
  option(name: string): Promise<string | undefined>
  drop(): Promise<void>
}

const perInsert = 200
const perBatch = 200
const keysPerBatch = 2_000
/** Pages that a builder made are large: of these fewer stand in a batch. */
const mostBytes = 8 * 1024 * 1024

export async function createStaged(db: Database): Promise<Staged> {
  await db.execute(sql`create schema if not exists way_in`)
  await db.execute(sql`drop table if exists way_in.items`)
  await db.execute(sql`create unlogged table way_in.items (
    place bigint generated always as identity,
    sort text not null, key text not null, type text not null, parent bigint, status text, slug text,
    digest text not null, item text not null,
    primary key (sort, key))`)
  await db.execute(sql`create index on way_in.items (sort, type, place)`)
  await db.execute(sql`create index on way_in.items (parent, type) where parent is not null`)
  let rows = 0

  const read = async <Sort extends ClassicSort>(sort: Sort, keys: readonly (string | number)[]) => {
    const { rows } = await db.execute<{ key: string; item: string }>(sql`
      select key, item from way_in.items where sort = ${sort} and key = any(${sql.param(keys.map(String))}::text[])`)
    return new Map(rows.map(({ key, item }) => [key, revive<ItemOf<Sort>>(item)]))
  }
  const one = async <Sort extends ClassicSort>(sort: Sort, key: string | number) =>
    (await read(sort, [key])).get(String(key))

  return {
    async take(items, onProgress) {
      let taken = 0
      let waiting = new Map<string, Row>()
      const flush = async () => {
        await insert(db, [...waiting.values()])
        waiting = new Map()
        onProgress?.(taken)
      }
      for await (const item of items) {
        taken += 1
        if (item.sort === 'row') rows += 1
        const row = rowOf(item, rows)
        if (item.sort === 'site') {
          const before = await one('site', 'site')
          const merged = { ...before, ...withoutEmpty(item) }
          await insert(db, [rowOf(merged, 0)])
          continue
        }
        waiting.set(`${row.sort} ${row.key}`, row)
        if (waiting.size >= perInsert) await flush()
      }
      await flush()
      await db.execute(sql`analyze way_in.items`)
      return taken
    },
    async *batches(sort, type, size = perBatch, besides?: string) {
      const ofType = sql`${typeIn(type)} ${besides === undefined ? sql`` : sql`and not exists (${sameLine(besides)})`}`
      let place = '0'
      for (;;) {
        const { rows } = await db.execute<{ place: string; key: string; digest: string; item: string }>(sql`
          select place, key, digest, item from (
            select place, key, digest, item, sum(octet_length(item)) over (order by place) as bytes,
              row_number() over (order by place) as number
            from way_in.items where sort = ${sort} ${ofType} and place > ${place}::bigint
            order by place limit ${size}) as batch
          where bytes <= ${mostBytes} or number = 1 order by place`)
        if (rows.length === 0) return
        place = rows.at(-1)?.place ?? place
        yield rows.map(({ key, digest, item }) => ({ key: `${sort}:${key}`, digest, item: revive(item) }))
      }
    },
    async *keys(sort, type) {
      let last = ''
      for (;;) {
        const { rows } = await db.execute<{ key: string; slug: string | null }>(sql`
          select key, slug from way_in.items where sort = ${sort} ${typeIn(type)} and key > ${last}
          order by key limit ${keysPerBatch}`)
        if (rows.length === 0) return
        last = rows.at(-1)?.key ?? last
        yield rows.map(({ key, slug }) => ({ key, slug: slug ?? '' }))
      }
    },
    async same(sort, type, source) {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::integer as count from way_in.items
        where sort = ${sort} ${typeIn(type)} and exists (${sameLine(source)})`)
      return rows[0]?.count ?? 0
    },
    async digest() {
      const { rows } = await db.execute<{ digest: string }>(sql`
        select coalesce(md5(string_agg(concat_ws(' ', sort, key, digest), ',' order by sort, key)), '') as digest
        from way_in.items`)
      return rows[0]?.digest ?? ''
    },
    async types(sort) {
      const { rows } = await db.execute<{ type: string; count: number }>(sql`
        select type, count(*)::integer as count from way_in.items where sort = ${sort} group by type order by 2 desc, 1`)
      return new Map(rows.map(({ type, count }) => [type, count]))
    },
    one,
    some: read,
    ordersBelow: (type, parents) => under<ClassicOrder>(db, 'order', type, parents),
    commentsOf: (posts, type) => under<ClassicComment>(db, 'comment', type, posts),
    async below(type, parents) {
      const posts = await under<ClassicPost>(db, 'post', type, parents)
      for (const some of posts.values())
        some.sort((one, other) => one.order - other.order || one.id - other.id)
      return posts
    },
    option: async (name) => (await one('option', name))?.value,
    async drop() {
      await db.execute(sql`drop table if exists way_in.items`)
    },
  }
}

const typeIn = (type: string | readonly string[] | undefined): SQL =>
  type === undefined
    ? sql``
    : sql`and type = any(${sql.param(typeof type === 'string' ? [type] : [...type])}::text[])`

/** The line of the ledger that says the same of a staged item, as `ledger.ts` writes it. */
const sameLine = (source: string): SQL => sql`
  select from platform_provenance as line
  where line.source = ${source} and line.in_table = ${ledgerItems}
    and line.key = way_in.items.sort || ':' || way_in.items.key
    and split_part(line.digest, ' ', -2) = way_in.items.digest`

async function under<Item>(
  db: Database,
  sort: ClassicSort,
  type: string,
  parents: readonly number[],
): Promise<Map<number, Item[]>> {
  const { rows } = await db.execute<{ parent: string; item: string }>(sql`
    select parent::text as parent, item from way_in.items where sort = ${sort} and type = ${type}
      and parent = any(${sql.param([...parents])}::bigint[]) order by place`)
  const found = new Map<number, Item[]>()
  for (const { parent, item } of rows)
    found.set(Number(parent), [...(found.get(Number(parent)) ?? []), revive<Item>(item)])
  return found
}

interface Row {
  sort: string
  key: string
  type: string
  parent: number | null
  status: string | null
  slug: string | null
  digest: string
  item: string
}

function rowOf(item: ClassicItem, number: number): Row {
  const text = JSON.stringify(item)
  const base = {
    sort: item.sort,
    parent: null,
    status: null,
    slug: null,
    digest: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    item: text,
  }
  switch (item.sort) {
    case 'site':
      return { ...base, key: 'site', type: '' }
    case 'author':
      return { ...base, key: clean(item.login), type: '' }
    case 'term':
      return {
        ...base,
        key: clean(`${item.taxonomy}/${item.slug}`),
        type: clean(item.taxonomy),
        slug: clean(item.slug),
        parent: idOf(item.id),
      }
    case 'post':
      return {
        ...base,
        key: String(item.id),
        type: clean(item.type),
        parent: idOf(item.parent),
        status: item.status ?? null,
        slug: clean(item.slug),
      }
    case 'comment':
      return { ...base, key: String(item.id), type: clean(item.type), parent: idOf(item.post) }
    case 'option':
      return { ...base, key: clean(item.name), type: '' }
    case 'order':
      return { ...base, key: String(item.id), type: item.type, parent: idOf(item.parent) }
    case 'row':
      return { ...base, key: `${clean(item.table)}:${number}`, type: clean(item.table) }
  }
}

const idOf = (id: number | undefined): number | null =>
  id !== undefined && Number.isSafeInteger(id) ? id : null

/** PostgreSQL holds no null byte, nor half a letter. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()

async function insert(db: Database, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const column = <Name extends keyof Row>(name: Name) => sql.param(rows.map((row) => row[name]))
  await db.execute(sql`
    insert into way_in.items (sort, key, type, parent, status, slug, digest, item)
    select * from unnest(${column('sort')}::text[], ${column('key')}::text[], ${column('type')}::text[],
      ${column('parent')}::bigint[], ${column('status')}::text[], ${column('slug')}::text[],
      ${column('digest')}::text[], ${column('item')}::text[])
    on conflict (sort, key) do update set type = excluded.type, parent = excluded.parent, status = excluded.status,
      slug = excluded.slug, digest = excluded.digest, item = excluded.item`)
}

const moments = new Set(['createdAt', 'changedAt', 'registeredAt', 'paidAt', 'at'])

/** JSON has no moments: those of the contract are found by their names. */
const revive = <Item>(text: string): Item =>
  JSON.parse(text, (name, value) =>
    moments.has(name) && typeof value === 'string' ? new Date(value) : value,
  )

const withoutEmpty = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== '')) as Value
