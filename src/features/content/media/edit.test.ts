import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PictureEdit } from '../../../kernel/picture-edit.ts'
import { type ContentTest, createContentTest } from '../testing.ts'
import type { PictureView } from '../views.ts'
import { plainPicture } from './testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

const [red, green, blue, white] = ['#f00000', '#00c000', '#0000f0', '#ffffff']

/** 400 × 200, a colour in each corner. */
async function corners(): Promise<Buffer> {
  const tile = async (background = '', left = 0, top = 0) => ({
    input: await plainPicture(200, 100, 'png', background),
    left,
    top,
  })
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#000' } })
    .composite([
      await tile(red),
      await tile(green, 200, 0),
      await tile(blue, 0, 100),
      await tile(white, 200, 100),
    ])
    .png()
    .toBuffer()
}

async function add(contents: Buffer, name = 'toren.png'): Promise<number> {
  const added = await bench.content.addMedia({ name, alt: 'De toren', contents })
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}

const shown = async (id: number): Promise<PictureView> => {
  const picture = await bench.content.picture(id)
  if (!picture) throw new Error(`there is no picture ${id}`)
  return picture
}

const nameIn = (src: string) => src.split('/').at(-1) ?? ''

async function read(id: number, src: string): Promise<Buffer> {
  const opened = await bench.content.openPicture(id, nameIn(src))
  if (!opened || 'movedTo' in opened) throw new Error(`nothing at ${src}`)
  return buffer(opened.stream)
}

/** The nearest of the four colours in the middle of each quarter, in reading order. */
async function quarters(id: number): Promise<string> {
  const { data, info } = await sharp(await read(id, (await shown(id)).src))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const names = { r: [240, 0, 0], g: [0, 192, 0], b: [0, 0, 240], w: [255, 255, 255] }
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const pixel = [...data.subarray(from, from + 3)]
    const far = ([, colour]: [string, number[]]) =>
      colour.reduce((sum, part, index) => sum + Math.abs(part - (pixel[index] ?? 0)), 0)
    return Object.entries(names).toSorted((one, other) => far(one) - far(other))[0]?.[0]
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join('')
}

async function keysOf(id: number): Promise<string[]> {
  const all: string[] = []
  for await (const key of bench.storage.list(`media/${id}`)) all.push(key)
  return all
}

describe('a picture that is turned and cropped', () => {
  it.each([
    [0, 'rgbw', [400, 200]],
    [1, 'brwg', [200, 400]],
    [2, 'wbgr', [400, 200]],
    [3, 'gwrb', [200, 400]],
  ] as const)('EDIT-05 is drawn so after %i quarter turns', async (turns, expected, [width, height]) => {
    const id = await add(await corners())
    expect((await bench.content.changeMedia(id, { edit: { turns } })).ok).toBe(true)
    expect(await shown(id)).toMatchObject({ width, height, alt: 'De toren' })
    expect(await quarters(id)).toBe(expected)
  })

  it('EDIT-05 is cropped as it lies after its turns, and whole again from its original', async () => {
    const id = await add(await corners())
    const before = await shown(id)
    const edit: PictureEdit = { turns: 1, crop: { left: 100, top: 0, width: 100, height: 400 } }
    await bench.content.changeMedia(id, { edit, focal: { xPercent: 10, yPercent: 20 } })
    const cropped = await shown(id)
    expect(cropped).toMatchObject({ width: 100, height: 400, focal: { xPercent: 10, yPercent: 20 } })
    expect(cropped.src).not.toBe(before.src)
    expect(await quarters(id)).toBe('rrgg')
    expect(await bench.content.oneStaffMedia(id)).toMatchObject({
      edit,
      original: { width: 400, height: 200 },
    })
    await bench.content.changeMedia(id, { edit: null })
    expect(await shown(id)).toMatchObject({ src: before.src, width: 400, height: 200, colour: before.colour })
    expect(await quarters(id)).toBe('rgbw')
  })

  it('EDIT-05 is no other picture when nothing is cropped away', async () => {
    const id = await add(await corners())
    const { src } = await shown(id)
    await bench.content.changeMedia(id, {
      edit: { turns: 0, crop: { left: 0, top: 0, width: 400, height: 200 } },
    })
    expect((await shown(id)).src).toBe(src)
    expect((await bench.content.oneStaffMedia(id))?.edit).toBeNull()
  })

  it.each([
    ['beside it', { left: 400, top: 0, width: 16, height: 16 }],
    ['over its edge', { left: 0, top: 0, width: 401, height: 100 }],
    ['of nothing', { left: 0, top: 0, width: 0, height: 0 }],
    ['before it', { left: -1, top: 0, width: 100, height: 100 }],
    ['without end', { left: 0, top: 0, width: Number.MAX_SAFE_INTEGER, height: 100 }],
    ['of no number', { left: 0, top: Number.NaN, width: 100, height: 100 }],
    ['of half pixels', { left: 0.5, top: 0, width: 100, height: 100 }],
  ])('abuse 14 a crop %s is refused, and the picture stays', async (_, crop) => {
    const id = await add(await corners())
    const before = await shown(id)
    expect(await bench.content.changeMedia(id, { edit: { turns: 0, crop } })).toMatchObject({ code: 'crop' })
    expect(await shown(id)).toEqual(before)
  })

  it('EDIT-05 is told to the pages that show it, and its former addresses lead to the present one', async () => {
    const id = await add(await corners())
    const entry = await bench.content.addEntry({
      type: 'post',
      title: 'Toren',
      status: 'published',
      pictureId: id,
    })
    const before = await shown(id)
    bench.published.length = 0
    await bench.content.changeMedia(id, { edit: { turns: 1 } })
    expect(bench.published).toEqual(expect.arrayContaining([`media:${id}`, `entry:${entry.id}`, 'list:post']))
    const after = await shown(id)
    expect(await bench.content.openPicture(id, nameIn(before.src))).toEqual({ movedTo: nameIn(after.src) })
    // Nothing else of its shape is an address.
    expect(await bench.content.openPicture(id, 'toren-0123456789-400.jpg')).toBeUndefined()
  })
})

describe('a picture that another file takes the place of', () => {
  const send = async (id: number, contents: Buffer, name = 'nieuw.png') => {
    const kept = await bench.content.keepOriginal(id, { contents, name })
    if (!kept.ok) throw new Error(kept.code)
    return kept.value
  }

  it('EDIT-05 keeps its number and description, and has the size of the other', async () => {
    const id = await add(await corners())
    await bench.content.changeMedia(id, { edit: { turns: 1 }, focal: { xPercent: 1, yPercent: 1 } })
    const before = await shown(id)
    const other = await send(id, await plainPicture(300, 100, 'jpeg', blue))
    expect(other).toMatchObject({ name: 'nieuw.png', width: 300, height: 100 })
    expect(await shown(id)).toEqual(before)
    await bench.content.changeMedia(id, { original: other })
    const after = await shown(id)
    expect(after).toMatchObject({ id, alt: 'De toren', width: 300, height: 100 })
    expect(after).not.toHaveProperty('focal')
    expect(await quarters(id)).toBe('bbbb')
    // And back again.
    const first = await send(id, await corners())
    await bench.content.changeMedia(id, { original: first })
    expect(await quarters(id)).toBe('rgbw')
  })

  it('abuse 14 takes no file that is no picture, none for a picture that is not there, and none that was never sent', async () => {
    const id = await add(await corners())
    const before = await shown(id)
    const page = Buffer.from('<html><script>1</script></html>')
    expect(await bench.content.keepOriginal(id, { contents: page, name: 'a.png' })).toMatchObject({
      code: 'not-an-image',
    })
    expect(
      await bench.content.keepOriginal(id + 1_000, { contents: await corners(), name: 'a.png' }),
    ).toMatchObject({ code: 'missing' })
    expect(await bench.content.changeMedia(id, { original: { hash: '0123456789' } })).toMatchObject({
      code: 'original-gone',
    })
    expect(await shown(id)).toEqual(before)
  })

  it('EDIT-05 leaves no former rendition, and its former file for a month', async () => {
    // Pictures of the other tests would be made first.
    await bench.handle.pool.query("delete from pgboss.job where name = 'media-warm'")
    const id = await add(await plainPicture(40, 20, 'png', red))
    const former = await shown(id)
    await read(id, former.src)
    const first = await bench.content.oneStaffMedia(id)
    await bench.content.changeMedia(id, { original: await send(id, await plainPicture(30, 20, 'png', blue)) })
    const look = (await shown(id)).src.split('-').at(-2)
    await bench.jobs.start()
    await vi.waitFor(
      async () => {
        const keys = await keysOf(id)
        expect(keys.filter((key) => !key.endsWith('/original') && !key.includes(`/${look}/`))).toEqual([])
        expect(keys.filter((key) => key.endsWith('.avif')).length).toBeGreaterThan(0)
        expect(keys.filter((key) => key.endsWith('/original'))).toHaveLength(2)
      },
      { timeout: 60_000 },
    )
    await bench.handle.pool.query("update pgboss.job set start_after = now() where name = 'media-tidy'")
    await vi.waitFor(
      async () =>
        expect((await keysOf(id)).filter((key) => key.endsWith('/original'))).toEqual([
          `media/${id}/${look}/original`,
        ]),
      { timeout: 60_000 },
    )
    expect(await bench.content.changeMedia(id, { original: first?.original ?? { hash: '' } })).toMatchObject({
      code: 'original-gone',
    })
  })
})
