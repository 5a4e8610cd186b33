import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A picture in one colour. */
export const plainPicture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  background = '#b04020',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

/** Photograph of a camera held upright, 64 × 96 as it is seen and 96 × 64 as it is stored, of one colour. */
export const heicPicture = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFwAAEAAAAAAAAAGgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAzGlwcnAAAACtaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAAAlpcm90AQAAABdpcG1hAAAAAAAAAAEAAQSBAoOEAAAAIm1kYXQAAAAWKAGvC2D6xsHX//euu/fbEG7h7TLsTg==',
  'base64',
)

/** Frames from dark to light, each shown a tenth of a second. */
export function movingPicture(
  width: number,
  height: number,
  frames: number,
  format: 'gif' | 'webp' = 'gif',
): Promise<Buffer> {
  const channels = 3
  const frameBytes = width * height * channels
  const pixels = Buffer.alloc(frameBytes * frames)
  for (let at = 0; at < frames; at += 1)
    pixels.fill(Math.floor((at * 255) / frames), at * frameBytes, (at + 1) * frameBytes)
  const raw = { width, height: height * frames, channels, pageHeight: height } as const
  return sharp(pixels, { raw })
    .toFormat(format, { delay: Array(frames).fill(100), loop: 0 })
    .toBuffer()
}

/** A PNG of one pixel whose header claims to be larger. */
export async function pictureBomb(sidePx: number): Promise<Buffer> {
  const bomb = await plainPicture(1, 1, 'png')
  bomb.writeUInt32BE(sidePx, 16)
  bomb.writeUInt32BE(sidePx, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

/** Every address of a picture on a page. */
export const addressesOf = (picture: {
  src: string
  srcSet: string
  sources: readonly { srcSet: string }[]
}): string[] => [
  ...new Set(
    [picture.srcSet, ...picture.sources.map(({ srcSet }) => srcSet)]
      .flatMap((set) => set.split(', ').map((part) => part.replace(/ \d+w$/, '')))
      .concat(picture.src),
  ),
]
