import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltInRole as Role } from '../../../kernel/rights.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import fc from '../../../platform/testing/properties.ts'
import { category, createTestLibrary, file, find, type TestLibrary } from '../testing.ts'

let test: TestLibrary
let outer: number
let inner: number
let id: number
let bought = false

beforeAll(async () => {
  test = await createTestLibrary()
  outer = await category(test.library, 'Buiten')
  inner = await category(test.library, 'Binnen', outer)
  id = await file(test.library, inner, 'Kroniek', { description: 'zonnebloemen' })
  const owned = async () => new Set(bought ? [id] : [])
  test.library.registerGrants({ bought: owned, count: owned })
})

afterAll(() => test.close())

const lock = fc.record({
  password: fc.constantFrom(null, 'x'),
  roles: fc.subarray<Role>(['customer', 'editor']),
  productId: fc.constantFrom(null, 5),
})

it('LIB-19 search reads exactly the files that access() opens', async () => {
  const names = () => [`category:${outer}`, `category:${inner}`, `file:${id}`]
  const viewers = fc.tuple(
    fc.subarray([0, 1, 2]),
    fc.subarray<Role>(['customer', 'shop_manager']),
    fc.boolean(),
  )
  await fc.assert(
    fc.asyncProperty(lock, lock, lock, viewers, async (first, second, third, [keys, roles, owned]) => {
      await test.library.changeLock({ category: outer }, first)
      await test.library.changeLock({ category: inner }, second)
      await test.library.changeLock({ file: id }, third)
      bought = owned
      const viewer: Viewer = { roles, unlocked: new Set(keys.map((at) => names()[at] ?? '')) }
      const row = await test.library.file(viewer, id)
      const found = await find(test.library, 'q=zonnebloemen', viewer)
      expect(found.total).toBe(row?.access.open ? 1 : 0)
      const { rows } = await test.library.suggest(viewer, { keyword: 'kroniek', exclude: [] })
      expect(rows).toEqual([{ id, categoryId: inner, title: 'Kroniek', locked: !row?.access.open }])
    }),
    { numRuns: 60 },
  )
})
