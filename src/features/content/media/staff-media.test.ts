import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from '../testing.ts'
import { plainPicture } from './testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

async function addPicture(name: string): Promise<number> {
  const added = await bench.content.addMedia({ name, alt: '', contents: await plainPicture(8, 8) })
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}

it('EDIT-05 a changed picture is shown anew on the pages and lists of its entries', async () => {
  const { content } = bench
  const pictureId = await addPicture('toren.jpg')
  const entry = await content.addEntry({ type: 'post', title: 'Toren', status: 'published', pictureId })
  bench.published.length = 0
  await content.changeMedia(pictureId, { alt: 'Een\ttoren', caption: 'Twee\nregels ' })
  expect(bench.published).toEqual(
    expect.arrayContaining([`media:${pictureId}`, `entry:${entry.id}`, 'list:post']),
  )
  expect(await content.picture(pictureId)).toMatchObject({ alt: 'Een toren', caption: 'Twee\nregels' })
})

it('EDIT-05 finds pictures by what is known of them', async () => {
  const { content } = bench
  const id = await addPicture('kapel_nacht.jpg')
  await content.changeMedia(id, { maker: 'Saskia van Hout' })
  const found = async (words: string) => (await content.staffMedia({ words })).media.map((media) => media.id)
  expect(await found('SASKIA')).toEqual([id])
  expect(await found('l_n')).toEqual([id])
  expect(await found('%')).toEqual([])
})
