import { afterAll, beforeAll, expect, it } from 'vitest'
import { category, createTestLibrary, file, type TestLibrary } from '../testing.ts'

let test: TestLibrary
beforeAll(async () => {
  test = await createTestLibrary()
})
afterAll(() => test.close())

it('EDIT-03 suggests tags from the text of a file, and from the files in its category', async () => {
  const { library } = test
  const [walks, other] = [await category(library, 'Wandelingen'), await category(library, 'Bestuur')]
  await file(library, walks, 'Eerste dag', { tags: ['route', 'zomer'] })
  await file(library, walks, 'Tweede dag', { tags: ['route'] })
  await file(library, other, 'Begroting', { tags: ['geld', 'Sint-Jacob', 'van'] })
  const id = await file(library, walks, 'Pelgrims onderweg', { tags: ['pelgrim'] })
  const text = `De pelgrim slaapt in het gasthuis. Elk gasthuis heeft een haard, en Sint Jacob boven de deur.
    Gasthuizen zijn oud, het gasthuis van hier ook.`
  await test.handle.pool.query('update library_files set text = $2 where id = $1', [id, text])
  expect(await library.suggestTags(id)).toEqual({ known: ['Sint-Jacob', 'route'], words: ['gasthuis'] })
  expect(await library.suggestTags(999_999)).toBeUndefined()
})
