import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import {
  category,
  createTestLibrary,
  file,
  find,
  type TestLibrary,
  titles,
  unlockedViewer,
} from '../testing.ts'

let test: TestLibrary
let top: number
let middle: number
let bottom: number

beforeAll(async () => {
  test = await createTestLibrary()
  top = await category(test.library, 'Archief')
  middle = await category(test.library, 'Jaren', top)
  bottom = await category(test.library, '1950', middle)
  await file(test.library, bottom, 'Brief', { tags: ['Brieven', 'Oud-papier'] })
  await file(test.library, top, 'Kaart', { tags: ['kaart'] })
})

afterAll(() => test.close())

const tree = async (root?: number) =>
  (await test.library.categoryTree(root)).map(({ name, level, files, hasChildren }) => [
    name,
    level,
    files,
    hasChildren,
  ])

it('LIB-03 gives the tree with levels, parents and counts of listed files', async () => {
  await file(test.library, bottom, 'Ontwerp', { published: false })
  expect(await tree()).toEqual([
    ['Archief', 1, 2, true],
    ['Jaren', 2, 1, true],
    ['1950', 3, 1, false],
  ])
  expect(await tree(top)).toEqual([
    ['Jaren', 1, 1, true],
    ['1950', 2, 1, false],
  ])
})

it('WIRE-06 gives the tags of a category and those below it, by id or slug', async () => {
  expect(await test.library.tags({ id: middle })).toEqual([
    { name: 'Brieven', slug: 'brieven' },
    { name: 'Oud-papier', slug: 'oud-papier' },
  ])
  expect(await test.library.tags({ slug: 'archief' })).toHaveLength(3)
  expect(await test.library.tags({ id: 999 })).toEqual([])
  expect(await test.library.tags()).toHaveLength(3)
})

it('gives a category with the categories above it', async () => {
  expect(await test.library.category(anonymous, bottom)).toMatchObject({
    name: '1950',
    trail: [{ name: 'Archief' }, { name: 'Jaren' }],
    access: { open: true },
  })
  expect(await test.library.category(anonymous, 999)).toBeUndefined()
})

it('LIB-19 locks the categories and files below a locked category', async () => {
  const closed = await category(test.library, 'Besloten', top)
  const below = await category(test.library, 'Dieper', closed)
  const id = await file(test.library, below, 'Kroniek')
  await test.library.changeLock({ category: closed }, { password: 'x' })
  expect((await test.library.category(anonymous, below))?.access).toMatchObject({
    open: false,
    lock: `category:${closed}`,
  })
  expect((await test.library.file(anonymous, id))?.access.open).toBe(false)
  expect((await test.library.file(unlockedViewer(`category:${closed}`), id))?.access.open).toBe(true)
})

it('moves a category with its descendants, and refuses to move it into itself', async () => {
  const other = await category(test.library, 'Elders')
  expect(await test.library.moveCategory(top, bottom)).toMatchObject({ code: 'into-itself' })
  expect(await test.library.moveCategory(top, top)).toMatchObject({ code: 'into-itself' })
  expect((await test.library.moveCategory(middle, other)).ok).toBe(true)
  expect(titles(await find(test.library, `catid=${other}`))).toEqual(['Brief'])
  expect((await test.library.category(anonymous, bottom))?.trail.map(({ name }) => name)).toEqual([
    'Elders',
    'Jaren',
  ])
  expect((await test.library.moveCategory(middle, undefined)).ok).toBe(true)
  expect((await test.library.category(anonymous, bottom))?.trail.map(({ name }) => name)).toEqual(['Jaren'])
})

it('gives siblings different slugs', async () => {
  const first = await category(test.library, 'Foto’s', top)
  const second = await category(test.library, 'Fotos', top)
  expect((await test.library.category(anonymous, first))?.slug).not.toBe(
    (await test.library.category(anonymous, second))?.slug,
  )
})

it('deletes a category only if it is empty', async () => {
  const empty = await category(test.library, 'Leeg')
  expect(await test.library.deleteCategory(bottom)).toMatchObject({ code: 'not-empty' })
  expect((await test.library.deleteCategory(empty)).ok).toBe(true)
  expect(await test.library.deleteCategory(empty)).toMatchObject({ code: 'missing' })
})
