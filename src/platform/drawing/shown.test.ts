import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawnPictureOf } from './index.ts'

/** 96 × 64 pixels of one colour, made with an encoder that no package contains. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAibWRhdAAAABYoAa8LYPrGwdf/966799sQbuHtMuxO',
  'base64',
)
const plain = sharp({ create: { width: 96, height: 64, channels: 3, background: '#b04020' } })

it.each([
  ['TIFF', () => plain.clone().tiff().toBuffer()],
  ['TIFF of sixteen bits', () => plain.clone().toColourspace('rgb16').tiff().toBuffer()],
  ['HEIC', async () => heic],
])('LIB-16 draws a %s in a format that browsers can show', async (_, make) => {
  const drawn = await drawnPictureOf(await make())
  const { format, width, height } = await sharp(drawn).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 96, height: 64 })
  const { dominant } = await sharp(drawn).stats()
  expect(Math.abs(dominant.r - 0xb0) + Math.abs(dominant.g - 0x40)).toBeLessThan(40)
})

it('abuse 14: draws an SVG without its script, and refuses a harmful one', async () => {
  const svg = (size: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" onload="alert(1)"><script>alert(1)</script><rect width="9" height="9"/></svg>`,
    )
  const drawn = await drawnPictureOf(svg(9))
  expect((await sharp(drawn).metadata()).format).toBe('webp')
  expect(drawn?.includes('alert')).toBe(false)
  expect(await drawnPictureOf(svg(50_000))).toBeUndefined()
})

it('abuse 14: draws nothing from a broken picture', async () => {
  expect(await drawnPictureOf(heic.subarray(0, 200))).toBeUndefined()
  expect(await drawnPictureOf(Buffer.from('II*\0nee'))).toBeUndefined()
})
