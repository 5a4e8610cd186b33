import sharp, { type Sharp } from 'sharp'
import type { PictureEdit } from '../../kernel/picture-edit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { type ImageFacts, movingFormats, type RenditionFormat, readableFormats } from './formats.ts'

const mostPixels = 50_000_000
/**
 * The most pixels of all frames of a moving picture together, which take seconds for each width. A larger one is
 * drawn still.
 */
const mostMovingPixels = 30_000_000
const placeholderWidthPx = 16
const quality = { avif: 50, webp: 76, jpeg: 80 }

// Every picture is read once, so a cache would only take memory.
sharp.cache(false)

/** Reads only the head of a picture, so that one made to fill the memory is refused in time. */
export async function readImageFacts(
  source: Buffer,
): Promise<Result<ImageFacts, 'not-an-image' | 'too-many-pixels'>> {
  const head = await readHead(source)
  const format = readableFormats.find((name) => name === head?.format)
  if (!head || !format) return fail('not-an-image')
  if (head.width * head.height > mostPixels) return fail('too-many-pixels')
  const moving = movesIn(head) ? movingFormats.find((name) => name === `animated-${format}`) : undefined
  return ok({ format: moving ?? format, widthPx: head.autoOrient.width, heightPx: head.autoOrient.height })
}

const movesIn = ({ pages = 1, width, height }: { pages?: number; width: number; height: number }): boolean =>
  pages > 1 && width * height * pages <= mostMovingPixels

async function readHead(source: Buffer) {
  try {
    const head = await sharp(source, { limitInputPixels: false }).metadata()
    const isAvif = head.format === 'heif' && head.compression === 'av1'
    return { ...head, format: isAvif ? 'avif' : head.format }
  } catch {
    return undefined
  }
}

/** Reads the head of a picture, and then all of it. */
export async function readPicture(
  source: Buffer,
): Promise<Result<{ facts: ImageFacts; placeholder: Placeholder }, 'not-an-image' | 'too-many-pixels'>> {
  const facts = await readImageFacts(source)
  if (!facts.ok) return facts
  const placeholder = await makePlaceholder(source).catch(() => undefined)
  return placeholder ? ok({ facts: facts.value, placeholder }) : fail('not-an-image')
}

/** Returns a placeholder to show while a picture loads: a few blurred pixels and its main colour. */
export async function makePlaceholder(source: Buffer, edit?: PictureEdit): Promise<Placeholder> {
  // Lossless, so that the picture is read once.
  const few = await open(source, edit)
    .resize({ width: placeholderWidthPx, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const small = sharp(few)
  const [{ dominant }, contents] = await Promise.all([
    small
      .clone()
      .flatten({ background: 'white' })
      .png()
      .toBuffer()
      .then((pixels) => sharp(pixels).stats()),
    small.clone().blur(1).webp({ quality: 40 }).toBuffer(),
  ])
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return { dataUri: `data:image/webp;base64,${contents.toString('base64')}`, colour: `#${hex.join('')}` }
}

/**
 * Draws a picture in a width and a format; it is never enlarged beyond its own width. Drops all metadata of the camera
 * (place, owner).
 * @param moves draws all frames; only for WebP, and not with turns, which sharp cannot make of several frames
 */
export async function makeRendition(
  source: Buffer,
  {
    widthPx,
    format,
    edit,
    moves = false,
  }: {
    widthPx: number
    format: RenditionFormat
    edit?: PictureEdit | undefined
    moves?: boolean | undefined
  },
): Promise<Buffer> {
  return encode(open(source, edit, moves).resize({ width: widthPx, withoutEnlargement: true }), format)
}

export interface Placeholder {
  dataUri: string
  colour: string
}

const quarterTurnDegrees = 90

/** Turns a picture upright as the camera held it, then turns and crops it as staff chose. */
function open(source: Buffer, edit?: PictureEdit, animated = false): Sharp {
  const upright = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', animated }).autoOrient()
  const turned = edit?.turns ? upright.rotate(edit.turns * quarterTurnDegrees) : upright
  return edit?.crop ? turned.extract(edit.crop) : turned
}

function encode(image: Sharp, format: RenditionFormat) {
  switch (format) {
    case 'avif':
      return image.avif({ quality: quality.avif, effort: 3 }).toBuffer()
    case 'webp':
      return image.webp({ quality: quality.webp }).toBuffer()
    case 'jpeg':
      return image.flatten({ background: 'white' }).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer()
  }
}
