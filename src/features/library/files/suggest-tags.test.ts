import { afterAll, beforeAll, expect, it } from 'vitest'
import { category, createTestLibrary, file, type TestLibrary } from '../testing.ts'

let test: TestLibrary
beforeAll(async () => {
  test = await createTestLibrary()
  await test.jobs.start()
})
afterAll(() => test.close())

const textOf = async (id: number): Promise<string> =>
  (await test.handle.pool.query('select text from library_files where id = $1', [id])).rows[0].text

it('EDIT-03 tags are suggested by what a file says, and by what files beside it have', async () => {
  const { library } = test
  const [walks, other] = [await category(library, 'Wandelingen'), await category(library, 'Bestuur')]
  await file(library, walks, 'Eerste dag', { tags: ['route', 'zomer'] })
  await file(library, walks, 'Tweede dag', { tags: ['route'] })
  await file(library, other, 'Begroting', { tags: ['geld', 'Sint-Jacob', 'van'] })
  const contents =
    'De pelgrim slaapt in het gasthuis. Elk gasthuis heeft een haard, en Sint Jacob boven de deur. Gasthuizen.'
  const id = await file(library, walks, 'Pelgrims onderweg', {
    ...{ contents: `${contents} Het gasthuis is oud.`, tags: ['pelgrim'] },
  })
  await expect.poll(() => textOf(id), { timeout: 20_000 }).toContain('gasthuis')
  expect(await library.suggestTags(id)).toEqual({ known: ['Sint-Jacob', 'route'], words: ['gasthuis'] })
  expect(await library.suggestTags(999_999)).toBeUndefined()
})
