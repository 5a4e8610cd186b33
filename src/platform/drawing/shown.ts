import sharp, { type Sharp } from 'sharp'
import { looksLikeHeic } from './looks-like-heic.ts'

const mostPixels = 50_000_000
const quality = 80
const channels = 4

/**
 * Converts a picture that browsers cannot show to WebP, at most `mostPx` wide and high; undefined if too large for
 * memory.
 */
export async function drawShown(contents: Buffer, mostPx: number): Promise<Buffer | undefined> {
  const picture = looksLikeHeic(contents)
    ? await readHeic(contents)
    : sharp(contents, { limitInputPixels: mostPixels }).autoOrient()
  return picture
    ?.resize({ width: mostPx, height: mostPx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
}

/** Hardly different from the photograph; each width is then drawn from this JPEG. */
const photoQuality = 92

/** Converts a HEIC photograph to a JPEG of its full size, turned upright; undefined if too large for memory. */
export async function drawPhoto(contents: Buffer): Promise<Buffer | undefined> {
  const picture = await readHeic(contents)
  return picture?.flatten({ background: 'white' }).jpeg({ quality: photoQuality }).toBuffer()
}

/**
 * HEVC is patented, so sharp comes without it; this WebAssembly decoder is loaded only for such a picture. It turns the
 * pixels as the camera held them.
 */
async function readHeic(contents: Buffer): Promise<Sharp | undefined> {
  const { default: open } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  const { HeifDecoder } = await open()
  const [picture] = new HeifDecoder().decode(contents)
  if (!picture) return undefined
  const width = picture.get_width()
  const height = picture.get_height()
  if (width * height > mostPixels) return undefined
  const pixels = { data: new Uint8ClampedArray(width * height * channels), width, height }
  const filled = await new Promise((resolve) => picture.display(pixels, resolve))
  return filled ? sharp(Buffer.from(pixels.data.buffer), { raw: { width, height, channels } }) : undefined
}
