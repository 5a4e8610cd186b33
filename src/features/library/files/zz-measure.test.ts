import { it } from 'vitest'
import { fillLibrary } from '../../../../bench/library-data.ts'
import { createTestLibrary } from '../testing.ts'

it('measures', async () => {
  const test = await createTestLibrary()
  await fillLibrary(test.handle.pool, 100_000)
  const one = (
    await test.handle.pool.query(
      'select category_id, count(*) from library_files group by 1 order by 2 desc limit 1',
    )
  ).rows[0].category_id
  const cases: Record<string, () => Promise<unknown>> = {
    tree: () => test.library.staffCategories(),
    all: () => test.library.staffFiles({ page: 1, perPage: 50 }),
    updated: () => test.library.staffFiles({ page: 1, perPage: 50, sort: 'updated', descending: true }),
    hits: () => test.library.staffFiles({ page: 1, perPage: 50, sort: 'hits', descending: true }),
    deep: () => test.library.staffFiles({ page: 1900, perPage: 50 }),
    category: () => test.library.staffFiles({ page: 1, perPage: 50, categoryId: one }),
    below: () => test.library.staffFiles({ page: 1, perPage: 50, categoryId: one, below: true }),
    word: () => test.library.staffFiles({ page: 1, perPage: 50, words: 'kerk' }),
    rare: () => test.library.staffFiles({ page: 1, perPage: 50, words: 'zeerijp orgel 1999' }),
  }
  const q = (await test.handle.pool.query("select (to_tsquery('schelp_dutch', $1))::text as q", ["'kerk':*"])).rows[0].q
  for (const sqlText of [
    `select id from library_index where schelp_far(text_vector) @@ '${q}'::tsquery`,
    `select id from library_files where title_sort like '%kerk%'`,
    `select id, title_sort from library_files where true and id in (select id from library_index where schelp_far(text_vector) @@ '${q}'::tsquery union all select id from library_files where title_sort like '%kerk%')`,
  ]) {
    for (let i = 0; i < 2; i++) await test.handle.pool.query(sqlText)
    const { rows } = await test.handle.pool.query('explain (analyze, buffers) ' + sqlText)
    console.log(rows.map((r) => r['QUERY PLAN']).join('\n'))
  }
  await test.close()
}, 600_000)
