import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { forgetLostMailings } from './lost-mailings.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

it('SITE-06 the mailings of a newsletter are deleted with it, but not while it is in the trash', async () => {
  const { handle, revisions } = bench.program
  const ids: number[] = []
  for (const title of ['Een', 'Twee'])
    ids.push((await bench.call('editor', 'newsletters', 'POST', { title })).body.id)
  const [away, stays] = ids
  await handle.pool.query(
    `insert into newsletter_mailings (document_id, subject, html, text, state, start_at, per_minute, made_by)
     select id, 'x', 'x', 'x', 'done', now(), 60, '1' from unnest($1::integer[]) id`,
    [ids],
  )
  const left = async () =>
    (await handle.pool.query('select document_id as id from newsletter_mailings order by 1')).rows.map(
      ({ id }) => id,
    )
  const { body } = await bench.call('editor', `newsletters/${away}`, 'DELETE')
  await forgetLostMailings(bench.program)
  expect(await left()).toEqual([away, stays])
  await revisions.trash.forget(body.trashId)
  await forgetLostMailings(bench.program)
  expect(await left()).toEqual([stays])
})
