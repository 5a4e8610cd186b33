import type { PictureEdit } from '../../kernel/picture-edit.ts'
import { fail, type Result } from '../../kernel/result.ts'
import { createDrawingProcesses } from './drawing-processes.ts'
import type { ImageFacts, RenditionFormat } from './formats.ts'
import type { Placeholder } from './images.ts'
import { looksLikeSvg } from './looks-like-svg.ts'
import { answers } from './messages.ts'

/** Time limit for reading a picture, and for drawing an SVG, which may be made to take for ever (abuse 28). */
const shortMs = 10_000
/** Enough for the largest photograph as AVIF, on a slow machine that does other work too. */
const longMs = 60_000

/** All pictures are read and drawn in these processes. */
const { draw } = createDrawingProcesses()

/** Returns the format and size of a picture. One that cannot be read in time counts as no image. */
export async function imageFacts(
  contents: Buffer,
): Promise<Result<ImageFacts, 'not-an-image' | 'too-many-pixels'>> {
  const drawn = await draw({ kind: 'facts', contents }, shortMs)
  if (!drawn.done) return fail('not-an-image')
  const facts = answers.facts.parse(drawn.value)
  return facts.ok ? facts : fail(facts.code)
}

/** Returns what `imageFacts` does, and a placeholder, for which it reads the whole picture: a broken one is no image. */
export async function readPicture(
  contents: Buffer,
): Promise<Result<{ facts: ImageFacts; placeholder: Placeholder }, 'not-an-image' | 'too-many-pixels'>> {
  const drawn = await draw({ kind: 'picture', contents }, longMs)
  if (!drawn.done) return fail('not-an-image')
  const read = answers.picture.parse(drawn.value)
  return read.ok ? read : fail(read.code)
}

/** Returns a placeholder to show while a picture loads; undefined for a broken picture. */
export async function placeholderOf(contents: Buffer, edit?: PictureEdit): Promise<Placeholder | undefined> {
  const drawn = await draw({ kind: 'placeholder', contents, edit }, longMs)
  return drawn.done ? answers.placeholder.parse(drawn.value) : undefined
}

/**
 * Draws an SVG as pixels (PNG), as wide as `widthPx` or the largest width that pages show; undefined when it cannot be
 * drawn, or not in time.
 */
export async function pixelsOf(contents: Buffer, widthPx?: number): Promise<Buffer | undefined> {
  const drawn = await draw({ kind: 'svg', contents, widthPx }, shortMs)
  return drawn.done ? answers.svg.parse(drawn.value) : undefined
}

/**
 * Draws a picture in a width and a format, turned and cropped.
 * @param moves whether to draw all frames: only for WebP, and without turns
 * @throws if it cannot be drawn
 */
export async function renditionOf(
  contents: Buffer,
  options: {
    widthPx: number
    format: RenditionFormat
    edit?: PictureEdit | undefined
    moves?: boolean | undefined
  },
): Promise<Buffer> {
  const drawn = await draw({ kind: 'rendition', contents, ...options }, longMs)
  if (!drawn.done) throw new Error(drawn.failed)
  return answers.rendition.parse(drawn.value)
}

/** Converts a HEIC photograph to a JPEG of its full size, turned upright; undefined when it cannot be drawn in time. */
export async function photoOf(contents: Buffer): Promise<Buffer | undefined> {
  const drawn = await draw({ kind: 'photo', contents }, longMs)
  return drawn.done ? answers.photo.parse(drawn.value) : undefined
}

/** The largest width or height in which a picture is shown. */
const shownPx = 2_000

/**
 * Converts a picture that browsers cannot show (TIFF, HEIC, SVG) to WebP; undefined when it cannot be drawn in time.
 */
export async function drawnPictureOf(contents: Buffer): Promise<Buffer | undefined> {
  const source = looksLikeSvg(contents) ? await pixelsOf(contents) : contents
  if (!source) return undefined
  const drawn = await draw({ kind: 'shown', contents: source, mostPx: shownPx }, longMs)
  return drawn.done ? answers.shown.parse(drawn.value) : undefined
}
