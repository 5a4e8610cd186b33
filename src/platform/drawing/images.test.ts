import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { renditionFormats } from './formats.ts'
import { makePlaceholder, makeRendition, readImageFacts } from './images.ts'

let photo: Buffer
beforeAll(async () => {
  // Stored on its side, as a phone stores an upright picture of 600 × 900.
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b04020' } })
    .withExif({ IFD0: { Artist: 'Jan Jansen' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
})

it('reads the format and size of a picture, turned upright', async () => {
  expect(await readImageFacts(photo)).toEqual({
    ok: true,
    value: { format: 'jpeg', widthPx: 600, heightPx: 900 },
  })
})

it.each(renditionFormats)('draws any width in %s, and never enlarges a picture', async (format) => {
  for (const [width, widthPx, heightPx] of [
    [300, 300, 450],
    [1200, 600, 900],
  ] as const) {
    const made = await readImageFacts(await makeRendition(photo, { widthPx: width, format }))
    expect(made).toEqual({ ok: true, value: { format, widthPx, heightPx } })
  }
})

it('removes where a photograph was taken, and by whom', async () => {
  expect((await sharp(photo).metadata()).exif?.includes('Jan Jansen')).toBe(true)
  for (const format of renditionFormats) {
    const made = await makeRendition(photo, { widthPx: 100, format })
    expect((await sharp(made).metadata()).exif).toBeUndefined()
    expect(made.includes('Jan Jansen')).toBe(false)
  }
})

it('makes a placeholder small enough for a page, in the colour of the picture', async () => {
  const { dataUri, colour } = await makePlaceholder(photo)
  expect(dataUri).toMatch(/^data:image\/webp;base64,[\w+/=]+$/)
  expect(dataUri.length).toBeLessThan(400)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  expect(
    Math.abs((red ?? 0) - 0xb0) + Math.abs((green ?? 0) - 0x40) + Math.abs((blue ?? 0) - 0x20),
  ).toBeLessThan(40)
})

it('gives a transparent picture a white background in JPEG', async () => {
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { dominant } = await sharp(await makeRendition(clear, { widthPx: 40, format: 'jpeg' })).stats()
  expect(dominant.r).toBeGreaterThan(240)
})

it('abuse 14: refuses a picture of 50,000 × 50,000 pixels by its head alone', async () => {
  const bomb = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  bomb.writeUInt32BE(50_000, 16)
  bomb.writeUInt32BE(50_000, 20)
  const { crc32 } = await import('node:zlib')
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  expect(await readImageFacts(bomb)).toMatchObject({ ok: false, code: 'too-many-pixels' })
  await expect(makeRendition(bomb, { widthPx: 100, format: 'avif' })).rejects.toThrow('pixel limit')
})

it('abuse 14: accepts neither SVG nor contents that are no picture', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  )
  expect(await readImageFacts(svg)).toMatchObject({ ok: false, code: 'not-an-image' })
  expect(await readImageFacts(Buffer.from('%PDF-1.7'))).toMatchObject({ ok: false, code: 'not-an-image' })
  expect(await readImageFacts(Buffer.alloc(0))).toMatchObject({ ok: false, code: 'not-an-image' })
})
