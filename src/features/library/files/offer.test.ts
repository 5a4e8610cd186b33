import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, type LocalDate, localDateOf } from '../../../kernel/dates.ts'
import { anonymous } from '../../../kernel/viewer.ts'
import { category, createTestLibrary, editor, file, find, type TestLibrary } from '../testing.ts'

let test: TestLibrary
let folder: number
let today: LocalDate
beforeAll(async () => {
  test = await createTestLibrary()
  folder = await category(test.library, 'Map')
  today = localDateOf(test.now)
})
afterAll(() => test.close())

const later = (days: number) => new Date(Date.now() + days * 86_400_000)

it('LIB-22, LIB-12 hides a file everywhere before its first day and after its last', async () => {
  const { library } = test
  const id = await file(library, folder, 'Zomerkaart')
  const beside = await file(library, folder, 'Zomerlied')
  const seen = async () => ({
    page: (await library.file(anonymous, id)) !== undefined,
    download: (await library.open(anonymous, id)).ok,
    found: (await find(library, 'q=zomerkaart')).rows.length,
    suggested: (await library.suggest(anonymous, { keyword: 'zomerkaart', exclude: [] })).rows.length,
    listed: (await library.filesOfCategory(anonymous, folder, { page: 1, limit: 10 })).rows.length,
    beside: (await library.besideFile(anonymous, beside)).previous !== undefined,
    zip: (await library.prepareZip(anonymous, { kind: 'within', category: folder, files: [id] })).ok,
    inSitemap: await library.sitemapSize(),
  })
  const all = { page: true, download: true, found: 1, suggested: 1, beside: true, zip: true }
  const on = { ...all, listed: 2, inSitemap: 2 }
  const off = {
    page: false,
    download: false,
    found: 0,
    suggested: 0,
    beside: false,
    zip: false,
    listed: 1,
    inSitemap: 1,
  }
  const offer = (offeredFrom: LocalDate | null, offeredTo: LocalDate | null) =>
    library.changeFile(id, { offeredFrom, offeredTo })

  await offer(today, today)
  expect([await seen(), await library.lastDayOf(id)]).toEqual([on, undefined])
  await offer(addDays(today, 1), null)
  expect([await seen(), await library.lastDayOf(id)]).toEqual([off, undefined])
  await offer(null, addDays(today, -1))
  expect([await seen(), await library.lastDayOf(id)]).toEqual([off, addDays(today, -1)])
  expect((await library.open(editor, id)).ok).toBe(true)

  await library.changeFile(id, { published: false })
  expect(await library.lastDayOf(id)).toBeUndefined()
  expect(await offer(today, addDays(today, -1))).toMatchObject({ code: 'no-days' })
  await library.changeFile(id, { published: true })
  await offer(null, null)
  expect(await seen()).toEqual(on)
})

it('LIB-22 withdraws a file by the clock at once, and from lists and cached pages by the job of that day', async () => {
  const { library } = test
  test.now = later(-2)
  const id = await file(library, folder, 'Winterkaart')
  await library.changeFile(id, { offeredTo: addDays(today, -1) })
  const zip = await library.prepareZip(anonymous, { kind: 'within', category: folder, files: [id] })
  expect((await find(library, 'q=winterkaart')).rows).toHaveLength(1)
  test.published.length = 0
  test.now = later(0)
  expect((await library.open(anonymous, id)).ok).toBe(false)
  expect((await find(library, 'q=winterkaart')).rows).toHaveLength(0)
  await test.jobs.start()
  await expect.poll(() => test.published).toContain(`file:${id}`)
  expect((await find(library, 'q=winterkaart')).total).toBe(0)
  if (!zip.ok) throw new Error(zip.code)
  expect((await library.openZip(anonymous, zip.value.hash, 'Zip')).ok).toBe(false)
})

it('LIB-22 shows a bought file to its buyer after its last day', async () => {
  const { library } = test
  const buyer = { ...anonymous, userId: 'koper' }
  const id = await file(library, folder, 'Gekocht')
  const mine = async (viewer: { userId?: string }) => new Set(viewer.userId === 'koper' ? [id] : [])
  library.registerGrants({ bought: mine, count: mine })
  await library.changeLock({ file: id }, { productId: 1 })
  await library.changeFile(id, { offeredTo: addDays(localDateOf(test.now), -1) })
  expect([(await library.open(buyer, id)).ok, (await library.open(anonymous, id)).ok]).toEqual([true, false])
})
