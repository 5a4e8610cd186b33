import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renditionOf } from '../../../platform/drawing/index.ts'
import { comingFrom } from '../../../platform/provenance.ts'
import type { NewMedia } from '../inputs.ts'
import { type ContentTest, createContentTest } from '../testing.ts'
import type { PictureView } from '../views.ts'
import { createMedia, type Media } from './index.ts'
import { media as mediaTable } from './schema.ts'
import { addressesOf, heicPicture, movingPicture, pictureBomb, plainPicture } from './testing.ts'

vi.mock('../../../platform/drawing/index.ts', { spy: true })
const encoded = vi.mocked(renditionOf)

let bench: ContentTest
let media: Media
const start = () =>
  createMedia({
    db: bench.handle.db,
    storage: bench.storage,
    jobs: bench.jobs,
    changes: bench.changes,
    clock: () => bench.now,
  })

beforeAll(async () => {
  bench = await createContentTest()
  media = start()
})
afterAll(() => bench.close())
beforeEach(() => void encoded.mockClear())

async function add(more: Partial<NewMedia> = {}): Promise<PictureView> {
  const contents = more.contents ?? (await plainPicture(700, 400))
  const added = await media.addMedia({ name: 'Jacobikerk.jpg', alt: 'De kerk', ...more, contents })
  if (!added.ok) throw new Error(added.code)
  return added.value
}

const split = (address: string) => {
  const [, , id, name = ''] = address.split('/')
  return { id: Number(id), name }
}

async function open(address: string, from = media): Promise<{ contents: Buffer; type: string }> {
  const opened = await from.openPicture(split(address).id, split(address).name)
  if (!opened || 'movedTo' in opened) throw new Error(`nothing at ${address}`)
  const contents = await buffer(opened.stream)
  expect(contents).toHaveLength(opened.sizeBytes)
  return { contents, type: opened.type }
}

const read = async (address: string, from = media): Promise<Buffer> => (await open(address, from)).contents

async function keys(): Promise<string[]> {
  const all: string[] = []
  for await (const key of bench.storage.list('media')) all.push(key)
  return all.sort()
}

describe('a picture on a page', () => {
  it('CAT-02 has an address for each width and format, none of them wider than itself', async () => {
    const picture = await add()
    const stem = `/media/${picture.id}/jacobikerk-`
    const [avif, webp] = picture.sources
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(avif?.srcSet.replace(/-[0-9a-f]{10}-/g, '-#-')).toBe(
      [160, 320, 480, 640, 700].map((width) => `${stem}#-${width}.avif ${width}w`).join(', '),
    )
    expect(webp?.srcSet).toBe(avif?.srcSet.replaceAll('.avif', '.webp'))
    expect(picture.srcSet).toBe(avif?.srcSet.replaceAll('.avif', '.jpg'))
    expect(picture.src).toMatch(/-700\.jpg$/)
    expect(picture).toMatchObject({ width: 700, height: 400, alt: 'De kerk' })
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(encoded).not.toHaveBeenCalled()
  })

  it('CAT-02 is offered 1920 pixels wide at most, with 960 for old browsers', async () => {
    const picture = await add({ contents: await plainPicture(2600, 40) })
    expect(picture.srcSet.split(', ').map((part) => part.replace(/.* /, ''))).toEqual(
      [160, 320, 480, 640, 960, 1280, 1920].map((width) => `${width}w`),
    )
    expect(picture.src).toMatch(/-960\.jpg$/)
    const small = await add({ contents: await plainPicture(90, 40) })
    expect(small.srcSet).toMatch(/-90\.jpg 90w$/)
    expect(small.srcSet).not.toContain(',')
  })

  it('CAT-02 is what each of its addresses says', async () => {
    const picture = await add()
    for (const address of addressesOf(picture)) {
      const [, width, extension] = /-(\d+)\.(\w+)$/.exec(address) ?? []
      const { contents, type } = await open(address)
      const found = await sharp(contents).metadata()
      expect(found.width).toBe(Number(width))
      expect(found.format).toBe(extension === 'avif' ? 'heif' : extension === 'jpg' ? 'jpeg' : extension)
      expect(type).toBe(extension === 'jpg' ? 'image/jpeg' : `image/${extension}`)
    }
  })

  it('CAT-02 gets other addresses with other contents', async () => {
    const red = await add()
    const blue = await add({ contents: await plainPicture(700, 400, 'jpeg', '#2040b0') })
    const hash = (picture: PictureView) => /-([0-9a-f]{10})-\d+\.jpg$/.exec(picture.src)?.[1]
    expect(hash(red)).toBeDefined()
    expect(hash(red)).not.toBe(hash(blue))
    expect(await media.openPicture(red.id, split(blue.src).name)).toBeUndefined()
  })

  it('SHOP-02 names its maker, licence and source in one line, and its caption', async () => {
    const drawn = { maker: 'J. de Vries', licence: 'CC BY 4.0', source: 'Archief Utrecht' }
    expect((await add(drawn)).credit).toBe('Beeld: J. de Vries · CC BY 4.0 · Archief Utrecht')
    const photographed = { maker: 'Foto: A. Bos', source: 'https://www.example.org/a/b?c=1' }
    expect((await add(photographed)).credit).toBe('Foto: A. Bos · example.org')
    expect((await add({ licence: 'CC0' })).credit).toBe('CC0')
    const plain = await add({ caption: ' De toren,\nbij avond ' })
    expect(plain).not.toHaveProperty('credit')
    expect(plain.caption).toBe('De toren,\nbij avond')
  })

  it('CAT-14 keeps what a crop must not lose', async () => {
    const focal = { xPercent: 25, yPercent: 80.5 }
    expect(await add({ focal })).toMatchObject({ focal })
    expect(await add()).not.toHaveProperty('focal')
  })

  it('CAT-02 is found by its number, many at once, without those that are not there', async () => {
    const [one, two] = [await add(), await add({ alt: 'Een ander' })]
    expect(await media.picture(one.id)).toEqual(one)
    const found = await media.pictures([two.id, 0, 9_999_999, 2 ** 40, Number.NaN, one.id, two.id])
    expect(found).toEqual(
      new Map([
        [one.id, one],
        [two.id, two],
      ]),
    )
    expect(await media.picture(9_999_999)).toBeUndefined()
    expect(await media.picture(-1)).toBeUndefined()
    expect(await media.pictures([])).toEqual(new Map())
  })

  it('abuse 24: keeps a name, a maker and a text without the null bytes in them', async () => {
    const picture = await add({ name: '\0\ud800.png', alt: 'a\0b', maker: 'x\0' })
    expect(picture).toMatchObject({ alt: 'ab', credit: 'Beeld: x' })
    expect(await read(picture.src)).not.toHaveLength(0)
  })
})

describe('making a picture', () => {
  it('CAT-02 happens once, at the first request; the second reads what was kept', async () => {
    const { src } = await add()
    const first = await read(src)
    expect(encoded).toHaveBeenCalledTimes(1)
    expect(await read(src)).toEqual(first)
    expect(encoded).toHaveBeenCalledTimes(1)
  })

  it('CAT-02 happens once for all who ask at the same time', async () => {
    const { src } = await add()
    const answers = await Promise.all(Array.from({ length: 12 }, () => read(src)))
    expect(encoded).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map((answer) => answer.toString('base64'))).size).toBe(1)
  })

  it('RUN-04 does not happen again after a restart, and the addresses stay', async () => {
    const picture = await add({ maker: 'J. de Vries' })
    const before = await read(picture.src)
    const restarted = start()
    expect(await restarted.picture(picture.id)).toEqual(picture)
    expect(await read(picture.src, restarted)).toEqual(before)
    expect(encoded).toHaveBeenCalledTimes(1)
  })

  it('abuse 22: happens to two at once at most, and every request is answered', async () => {
    const picture = await add()
    let running = 0
    let most = 0
    const put = bench.storage.put
    const two = Promise.withResolvers<void>()
    const made = vi.spyOn(bench.storage, 'put').mockImplementation(async (key, contents) => {
      most = Math.max(most, ++running)
      if (running === 2) two.resolve()
      await two.promise
      await put(key, contents)
      running--
    })
    const addresses = addressesOf(picture)
    await Promise.all(addresses.map((address) => read(address)))
    expect(made).toHaveBeenCalledTimes(addresses.length)
    expect(most).toBe(2)
  })

  it('RUN-04 is tried again when it failed', async () => {
    const { src } = await add()
    vi.spyOn(bench.storage, 'put').mockRejectedValueOnce(new Error('the disk is full'))
    await expect(read(src)).rejects.toThrow('the disk is full')
    expect(await read(src)).not.toHaveLength(0)
  })

  it.each([
    ['a width that is not offered', (name: string) => name.replace('-640.', '-641.')],
    ['a width beyond its own', (name: string) => name.replace('-640.', '-960.')],
    ['a width written otherwise', (name: string) => name.replace('-640.', '-0640.')],
    ['a format that is not made', (name: string) => name.replace('.jpg', '.png')],
    ['another ending', (name: string) => name.replace('.jpg', '.jpeg')],
    ['another name', (name: string) => name.replace('jacobikerk', 'toren')],
    ['another hash', (name: string) => name.replace(/-[0-9a-f]{10}-/, '-0000000000-')],
    ['no name', () => ''],
    ['the name of a class', () => '__proto__'],
    ['a way out', () => '../../library/1'],
    ['the original', () => 'original'],
    ['a null byte', (name: string) => `${name}\0`],
  ])('abuse 22: makes nothing for %s', async (_, change) => {
    const { src } = await add()
    const { id, name } = split(src.replace('-700.', '-640.'))
    expect(await media.openPicture(id, change(name))).toBeUndefined()
    expect(await media.openPicture(id + 1_000, name)).toBeUndefined()
    expect(await media.openPicture(2 ** 33, name)).toBeUndefined()
    expect(encoded).not.toHaveBeenCalled()
  })
})

describe('adding a picture', () => {
  const zipEnd = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')
  const upload = async (contents: Buffer) => {
    const before = await keys()
    const result = await media.addMedia({ contents, name: 'a.jpg', alt: '' })
    expect(await keys()).toEqual(before)
    return result
  }

  it('abuse 14: refuses what is no picture, or two things at once, and keeps nothing', async () => {
    const jpeg = await plainPicture(20, 20)
    const png = await plainPicture(20, 20, 'png')
    const noise = sharp({
      create: { width: 200, height: 200, channels: 3, noise: { type: 'gaussian' }, background: '#000' },
    })
    const broken = (await noise.jpeg().toBuffer()).subarray(0, 3_000)
    const refused = {
      'half an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'),
      'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
      nothing: Buffer.alloc(0),
      'a zip behind a JPEG': Buffer.concat([jpeg, zipEnd]),
      'a zip with a comment behind a PNG': Buffer.concat([
        png,
        zipEnd.subarray(0, 20),
        Buffer.from('\x02\0!!'),
      ]),
      'a PDF in the head': Buffer.concat([png, Buffer.from('%PDF-1.7')]),
      'a script in the head': Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
      'half a picture': broken,
    }
    for (const [what, contents] of Object.entries(refused)) {
      expect(await upload(contents), what).toMatchObject({ ok: false, code: 'not-an-image' })
    }
  })

  it('abuse 14: keeps of an SVG with a script only what it looks like', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><script>alert(1)</script><rect width="90" height="60"/></svg>'
    const before = await keys()
    const result = await media.addMedia({ contents: Buffer.from(svg), name: 'Logo.SVG', alt: '' })
    if (!result.ok) throw new Error(result.code)
    expect(result.value).toMatchObject({ width: 2000, height: 1333 })
    const [key = ''] = (await keys()).filter((known) => !before.includes(known))
    const kept = await bench.storage.read(key)
    expect(await sharp(await buffer(kept)).metadata()).toMatchObject({ format: 'png' })
    expect((await media.oneStaffMedia(result.value.id))?.name).toBe('Logo.png')
  })

  it('abuse 14: refuses a picture of 50,000 × 50,000 pixels', async () => {
    expect(await upload(await pictureBomb(50_000))).toMatchObject({ ok: false, code: 'too-many-pixels' })
  })

  it('abuse 21: acknowledges nothing, and shows nothing, that could not be stored', async () => {
    const before = await bench.handle.db.$count(mediaTable)
    vi.spyOn(bench.storage, 'put').mockRejectedValueOnce(new Error('the disk is full'))
    await expect(add()).rejects.toThrow('the disk is full')
    expect(await bench.handle.db.$count(mediaTable)).toBe(before)
  })
})

describe('afterwards', () => {
  it('CAT-02 makes what browsers of today ask for before they ask, and clears away what went', async () => {
    const picture = await add()
    const lost = await add()
    await read(lost.src)
    await bench.handle.db.delete(mediaTable).where(eq(mediaTable.id, lost.id))
    // The time has come for what was planned in case that the program was killed before the row was there.
    await bench.handle.pool.query("update pgboss.job set start_after = now() where name = 'media-forget'")
    await bench.jobs.start()
    await vi.waitFor(
      async () => {
        const all = await keys()
        const kept = all.filter((key) => key.startsWith(`media/${picture.id}/`))
        expect(kept.filter((key) => /\.(avif|webp)$/.test(key))).toHaveLength(10)
        expect(kept.filter((key) => key.endsWith('/original'))).toHaveLength(1)
        expect(all.filter((key) => key.startsWith(`media/${lost.id}/`))).toEqual([])
      },
      { timeout: 90_000, interval: 200 },
    )
    // Pictures of other tests may still be made.
    const put = vi.spyOn(bench.storage, 'put')
    for (const { srcSet } of picture.sources) await read(srcSet.replace(/ .*/, ''))
    expect(put.mock.calls.filter(([key]) => key.startsWith(`media/${picture.id}/`))).toEqual([])
  })

  it('RUN-01 takes the pictures of the demo out, but not those that an entry of staff shows', async () => {
    const fromDemo = () => comingFrom('demo', () => add())
    const [own, shown, listed, gone] = [await add(), await fromDemo(), await fromDemo(), await fromDemo()]
    await bench.content.addEntry({
      type: 'post',
      title: 'Van ons',
      status: 'published',
      pictureId: shown.id,
      pictureIds: [listed.id],
    })
    const { db } = bench.handle
    expect(await db.transaction((tx) => media.takeOut(tx, 'demo'))).toBe(1)
    expect([...(await media.pictures([own.id, shown.id, listed.id, gone.id])).keys()].sort()).toEqual(
      [own.id, shown.id, listed.id].sort(),
    )
    await vi.waitFor(
      async () => {
        expect((await keys()).filter((key) => key.startsWith(`media/${gone.id}/`))).toEqual([])
      },
      { interval: 200 },
    )
  })
})

describe('a photograph of an iPhone', () => {
  it('CAT-02 is stored as a JPEG, turned upright, and shown as every picture', async () => {
    const picture = await add({ name: 'IMG_0042.HEIC', contents: heicPicture })
    expect(picture).toMatchObject({ width: 64, height: 96 })
    const stored = await bench.handle.db.select().from(mediaTable).where(eq(mediaTable.id, picture.id))
    expect(stored).toMatchObject([{ name: 'IMG_0042.jpg', format: 'jpeg' }])
    const { dominant } = await sharp(await read(picture.src)).stats()
    expect(Math.abs(dominant.r - 0xb0) + Math.abs(dominant.g - 0x40)).toBeLessThan(40)
  })

  it('CAT-02 takes the place of another original', async () => {
    const { id } = await add()
    const kept = await media.keepOriginal(id, { name: 'IMG_0042.heic', contents: heicPicture })
    expect(kept).toMatchObject({ ok: true, value: { name: 'IMG_0042.jpg', width: 64, height: 96 } })
  })

  it('abuse 14: is refused when it is broken', async () => {
    const contents = heicPicture.subarray(0, 200)
    expect(await media.addMedia({ name: 'stuk.heic', alt: '', contents })).toMatchObject({
      ok: false,
      code: 'not-an-image',
    })
  })
})

describe('a picture that moves', () => {
  const framesOf = async (contents: Buffer) => (await sharp(contents).metadata()).pages ?? 1
  const webpOf = (picture: PictureView) => addressesOf(picture).filter((address) => address.endsWith('.webp'))

  it.each(['gif', 'webp'] as const)('CAT-02 moves in each width where it is shown: %s', async (format) => {
    const picture = await add({ name: `molen.${format}`, contents: await movingPicture(200, 120, 5, format) })
    expect(picture).toMatchObject({ width: 200, height: 120 })
    // No AVIF, which would stand still; and a still picture for who wants no motion.
    expect(picture.sources).toMatchObject([
      { type: 'image/webp', media: '(prefers-reduced-motion: no-preference)' },
    ])
    const found = await Promise.all(
      webpOf(picture).map(async (address) => sharp(await read(address)).metadata()),
    )
    expect(found.map(({ width, height, pages }) => ({ width, height, pages }))).toEqual([
      { width: 160, height: 96, pages: 5 },
      { width: 200, height: 120, pages: 5 },
    ])
    expect(found[0]?.delay).toEqual(Array(5).fill(100))
    expect(await framesOf(await read(picture.src))).toBe(1)
  })

  it('CAT-02 moves when it is cropped, and stands still when it is turned', async () => {
    const { id } = await add({ name: 'molen.gif', contents: await movingPicture(200, 120, 5) })
    const tell = async () => {}
    const crop = { left: 20, top: 10, width: 100, height: 60 }
    const cropped = await media.changeMedia(id, { edit: { turns: 0, crop } }, tell)
    if (!cropped.ok) throw new Error(cropped.code)
    const [moving = ''] = webpOf(cropped.value.picture)
    expect(await framesOf(await read(moving))).toBe(5)
    const turned = await media.changeMedia(id, { edit: { turns: 1 } }, tell)
    if (!turned.ok) throw new Error(turned.code)
    const { picture } = turned.value
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    for (const address of addressesOf(picture)) expect(await framesOf(await read(address))).toBe(1)
  })

  it('abuse 14: stands still when all its frames together are too large', async () => {
    const picture = await add({ name: 'lang.gif', contents: await movingPicture(1_000, 1_000, 32) })
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(await framesOf(await read(webpOf(picture)[0] ?? ''))).toBe(1)
  })
})
