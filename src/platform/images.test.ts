import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { makePlaceholder, makeRenditions, type Rendition, readImageFacts } from './images.ts'

let photo: Buffer
beforeAll(async () => {
  // Lies on its side: what a telephone stores of an upright picture of 600 × 900.
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b04020' } })
    .withExif({ IFD0: { Artist: 'Jan Jansen' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
})

async function renditionsOf(source: Buffer, options: Parameters<typeof makeRenditions>[1]) {
  const made: Rendition[] = []
  for await (const rendition of makeRenditions(source, options)) made.push(rendition)
  return made
}

it('reads what a picture is, upright', async () => {
  expect(await readImageFacts(photo)).toEqual({
    ok: true,
    value: { format: 'jpeg', widthPx: 600, heightPx: 900 },
  })
})

it('makes each width in each format, and never a larger one', async () => {
  const made = await renditionsOf(photo, { widthsPx: [1200, 300, 800] })
  expect(made.map(({ format, widthPx, heightPx }) => `${format} ${widthPx}×${heightPx}`)).toEqual([
    'avif 300×450',
    'webp 300×450',
    'jpeg 300×450',
    'avif 600×900',
    'webp 600×900',
    'jpeg 600×900',
  ])
  for (const { contents, format, widthPx } of made) {
    const read = await readImageFacts(contents)
    expect(read).toMatchObject({ ok: true, value: { format, widthPx } })
  }
})

it('tells nobody where a photograph was taken or by whom', async () => {
  expect((await sharp(photo).metadata()).exif?.includes('Jan Jansen')).toBe(true)
  for (const { contents } of await renditionsOf(photo, { widthsPx: [100] })) {
    expect((await sharp(contents).metadata()).exif).toBeUndefined()
    expect(contents.includes('Jan Jansen')).toBe(false)
  }
})

it('makes a placeholder small enough to stand in a page, in the colour of the picture', async () => {
  const { dataUri, colour } = await makePlaceholder(photo)
  expect(dataUri).toMatch(/^data:image\/webp;base64,[\w+/=]+$/)
  expect(dataUri.length).toBeLessThan(400)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  expect(
    Math.abs((red ?? 0) - 0xb0) + Math.abs((green ?? 0) - 0x40) + Math.abs((blue ?? 0) - 0x20),
  ).toBeLessThan(40)
})

it('gives a transparent picture a white ground in JPEG', async () => {
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const [jpeg] = await renditionsOf(clear, { widthsPx: [40], formats: ['jpeg'] })
  const { dominant } = await sharp(jpeg?.contents).stats()
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
  expect(await readImageFacts(bomb)).toMatchObject({ ok: false, code: 'too_many_pixels' })
  await expect(renditionsOf(bomb, { widthsPx: [100] })).rejects.toThrow('pixel limit')
})

it('abuse 14: takes neither SVG nor what is no picture', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  )
  expect(await readImageFacts(svg)).toMatchObject({ ok: false, code: 'not_an_image' })
  expect(await readImageFacts(Buffer.from('%PDF-1.7'))).toMatchObject({ ok: false, code: 'not_an_image' })
  expect(await readImageFacts(Buffer.alloc(0))).toMatchObject({ ok: false, code: 'not_an_image' })
})
