import { afterAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import { post, siteItem, sourcesOf, term } from '../testing/items.ts'
import { filesOfLibrary, library, shop } from '../testing/whole-site.ts'
import { bringIn } from './bring-in.ts'

const tests: StaffTest[] = []
const site = async () => {
  const test = await createStaffTest()
  tests.push(test)
  return test
}
afterAll(() => Promise.all(tests.map((test) => test.close())))

const items: ClassicItem[] = [
  siteItem,
  ...library,
  ...shop,
  ...Array.from({ length: 120 }, (_, at) =>
    post({
      id: 2_000 + at,
      title: `Bericht ${at}`,
      slug: 'bericht',
      content: `<p>Zie <a href="https://oud.example/?p=${2_000 + ((at + 7) % 120)}">verder</a>.</p>`,
      terms: [{ taxonomy: 'category', slug: 'dorp' }],
    }),
  ),
  term({ taxonomy: 'category', slug: 'dorp', name: 'Dorp' }),
]

/** Everything that was brought, without numbers and moments that follow from when it was. */
async function snapshot({ program }: StaffTest) {
  const of = async (query: string) => (await program.handle.pool.query(query)).rows
  return {
    entries: await of(
      'select id, type, slug, title, status, body, published_at from content_entries order by id',
    ),
    redirects: await of('select from_path, entry_id from content_redirects order by 1'),
    terms: await of('select taxonomy, path from content_terms order by 1, 2'),
    files: await of('select id, title, published, locked from library_files order by id'),
    orders: await of('select id, total_cents, status from shop_orders order by id'),
    products: await of('select entry_id, sku, regular_cents from shop_products order by 1'),
    comments: await of('select text from content_comments order by 1'),
    people: await of('select email from account_users order by 1'),
    ledger: await of("select key from platform_provenance where in_table = 'classic-site' order by 1"),
  }
}

it('EDIT-07: killed at twenty moments and run again, it is what one quiet run makes', async () => {
  const quiet = await site()
  await bringIn(quiet.program, sourcesOf(items, filesOfLibrary))
  const killed = await site()
  const { program } = killed
  let kills = 0
  for (let turn = 0; kills < 20; turn += 1) {
    const after = 1 + Math.floor(turn / 4)
    let units = 0
    let isDead = false
    const dying = {
      ...program,
      // What a killed program had not committed is gone.
      unitOfWork: <Answer>(act: () => Promise<Answer>) =>
        program.unitOfWork(async () => {
          const answer = await act()
          units += 1
          if (units === after) {
            isDead = true
            throw new Error('killed')
          }
          return answer
        }),
    }
    await bringIn(dying, sourcesOf(items, filesOfLibrary)).catch((error) => {
      if (error.message !== 'killed') throw error
    })
    if (!isDead) break
    kills += 1
  }
  expect(kills).toBeGreaterThan(10)
  const last = await bringIn(program, sourcesOf(items, filesOfLibrary))
  expect(JSON.stringify(last.sorts)).not.toContain('failed')
  expect(await snapshot(killed)).toEqual(await snapshot(quiet))
})
