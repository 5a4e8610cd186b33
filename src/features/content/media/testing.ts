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
