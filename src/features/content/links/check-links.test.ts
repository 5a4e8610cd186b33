import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from '../testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

const nowhere = async () => false

it('EDIT-05 reads a large site part by part, and misses no link', async () => {
  const { content, handle } = bench
  await handle.db.execute(sql`
    insert into content_entries (type, slug, title, body, status, published_at, updated_at)
    select 'post', 'bericht-' || n, 'Bericht ' || n, '<a href="/weg-' || n || '/">x</a>', 'published',
      now() - interval '1 day', now()
    from generate_series(1, 1100) n`)
  await content.checkLinks(nowhere)
  const { links, total } = await content.brokenLinks({ page: 11, perPage: 100 })
  expect(total).toBe(1_100)
  expect(links).toHaveLength(100)
  expect(links.at(-1)).toMatchObject({ href: '/weg-1100/', title: 'Bericht 1100', entryType: 'post' })
  expect(await content.brokenLinks({ words: 'bericht 77' })).toMatchObject({ total: 20 })
  expect(await content.brokenLinks({ words: '/weg-1_' })).toMatchObject({ total: 0 })
})

it('EDIT-05 stops looking when there is more amiss than anybody would read', async () => {
  const { content, handle } = bench
  const links = Array.from({ length: 60 }, (_, n) => `<a href="/kwijt-${n}/">x</a>`).join('')
  await handle.db.execute(sql`update content_entries set body = ${links}`)
  let asked = 0
  await content.checkLinks(async () => {
    asked += 1
    return false
  })
  expect(asked).toBe(60)
  expect((await content.brokenLinks({ perPage: 1 })).total).toBe(10_000)
})
