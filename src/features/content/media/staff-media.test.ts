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

it('EDIT-05 pictures lie in folders, one or several at once, of which the lists are', async () => {
  const { content } = bench
  const [church, shell, both] = [
    await addPicture('kerk.jpg'),
    await addPicture('schelp.jpg'),
    await addPicture('x.jpg'),
  ]
  await content.changeMedia(church, { folders: ['Kerken ', 'Kerken', ''] })
  await content.moveMedia([shell, both], { add: ['Schelpen', 'kerken'] })
  await content.moveMedia([shell], { remove: ['KERKEN'] })
  const names = async (query: object) =>
    (await content.staffMedia({ sort: 'id', ...query })).media.map(({ name }) => name)
  expect(await content.mediaFolders()).toEqual([
    { name: 'Kerken', pictures: 2 },
    { name: 'Schelpen', pictures: 2 },
  ])
  expect(await names({ folder: 'Kerken' })).toEqual(['kerk.jpg', 'x.jpg'])
  expect(await names({ folder: 'Schelpen', words: 'sch' })).toEqual(['schelp.jpg', 'x.jpg'])
  expect(await names({ folder: "'; drop table content_media; --" })).toEqual([])
  expect(await names({ unfiled: true })).not.toContain('kerk.jpg')
  const added = await content.addMedia({
    name: 'nieuw.jpg',
    alt: '',
    contents: await plainPicture(9, 8),
    folders: ['schelpen'],
  })
  expect(added.ok && (await content.oneStaffMedia(added.value.id))?.folders).toEqual(['Schelpen'])
  await content.moveMedia([church, shell, both], { add: Array.from({ length: 30 }, (_, at) => `Map ${at}`) })
  expect((await content.oneStaffMedia(both))?.folders).toHaveLength(20)
})

it('EDIT-05 finds pictures that stand there twice, side by side', async () => {
  const { content } = bench
  const add = async (name: string, widthPx: number) => {
    const added = await content.addMedia({ name, alt: '', contents: await plainPicture(widthPx, 5) })
    return added.ok ? added.value.id : 0
  }
  const [brug, sluis, brugAgain] = [
    await add('brug.jpg', 31),
    await add('sluis.jpg', 32),
    await add('IMG_4.jpg', 31),
  ]
  await add('eenmaal.jpg', 33)
  const sluisAgain = await add('IMG_5.jpg', 32)
  const { media, total } = await content.staffMedia({ isDouble: true, sort: 'createdAt', descending: true })
  const places = media.map(({ id }) => id)
  const pair = (...ids: number[]) => ids.map((id) => places.indexOf(id)).toSorted((a, b) => a - b)
  expect(new Set([...pair(brug, brugAgain), ...pair(sluis, sluisAgain)])).not.toContain(-1)
  for (const [first = -1, second] of [pair(brug, brugAgain), pair(sluis, sluisAgain)])
    expect(second).toBe(first + 1)
  expect(media.map(({ name }) => name)).not.toContain('eenmaal.jpg')
  expect(total).toBe(media.length)
})
