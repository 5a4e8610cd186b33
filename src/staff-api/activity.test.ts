import { afterAll, beforeAll, expect, it } from 'vitest'
import { createActs } from '../platform/revisions/acts.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const listed = async (filter: object = {}) =>
  (await bench.call('administrator', `activity?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

it('EDIT-06 shows who did what to what, repeated acts once, and which things are in the trash', async () => {
  const { body: page } = await bench.call('editor', 'pages', 'POST', { title: 'Fietsen', slug: 'fietsen' })
  for (const title of ['Fietsen naar Jacob', 'Op de fiets'])
    expect((await bench.call('editor', `pages/${page.id}`, 'PUT', { title })).status).toBe(200)
  const draft = { stamp: 'x', data: { title: 'Nog niet' } }
  await bench.call('editor', `pages/${page.id}/draft`, 'PUT', draft)
  await bench.call('editor', 'views', 'POST', { list: 'pages', name: 'Van mij', query: {} })
  const { body: coupon } = await bench.call('shop_manager', 'coupons', 'POST', {
    code: 'jacob',
    kind: 'percentage',
    amount: 10,
  })
  expect((await bench.call('editor', `pages/${page.id}`, 'PUT', { title: '' })).status).toBe(422)
  const before = await listed()
  expect(before.data).toEqual([
    expect.objectContaining({
      name: 'shop_manager',
      resource: 'coupons',
      rowId: String(coupon.id),
      act: 'create',
    }),
    expect.objectContaining({
      name: 'editor',
      resource: 'pages',
      act: 'change',
      times: 2,
      title: 'Op de fiets',
      hasEarlier: true,
    }),
    expect.objectContaining({
      name: 'editor',
      resource: 'pages',
      act: 'create',
      times: 1,
      hasEarlier: false,
    }),
  ])
  expect(before.total).toBe(3)

  await bench.call('editor', `pages/${page.id}`, 'DELETE')
  const { data } = await listed({ resource: 'pages' })
  expect(data).toHaveLength(3)
  expect(data[0]).toMatchObject({ act: 'remove', title: 'Op de fiets', trashId: expect.any(Number) })
  expect(data[1].hasEarlier).toBe(false)
  expect((await bench.call('administrator', `trash/${data[0].trashId}/restore`, 'POST', {})).status).toBe(200)
  const { data: back } = await listed({ resource: 'pages' })
  expect(
    back.map(({ trashId, hasEarlier }: object & { trashId?: number; hasEarlier: boolean }) => [
      trashId,
      hasEarlier,
    ]),
  ).toEqual([
    [undefined, false],
    [undefined, true],
    [undefined, false],
  ])
  const { data: users } = (await bench.call('administrator', 'users')).body
  const manager = users.find(({ name }: { name: string }) => name === 'shop_manager')
  expect((await listed({ by: manager.id })).data).toHaveLength(1)
})

it('EDIT-06 is readable by administrators only, and deleted after a year', async () => {
  expect((await bench.call('shop_manager', 'activity')).status).toBe(403)
  const { total } = await listed()
  expect(total).toBeGreaterThan(0)
  const later = (days: number) =>
    createActs(bench.program.handle.db, () => new Date(Date.now() + days * 86_400_000))
  await later(364).sweep()
  expect((await listed()).total).toBe(total)
  await later(366).sweep()
  expect((await listed()).total).toBe(0)
})
