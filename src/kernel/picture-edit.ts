/** In pixels, from the upper left corner. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** An edit of an original picture: first rotated by quarter turns to the right, then cropped. */
export interface PictureEdit {
  turns: 0 | 1 | 2 | 3
  crop?: Crop | undefined
}

/** A smaller crop could not be seen or dragged. */
export const leastCropPx = 16

/** Returns the size of a picture after its turns, before the crop. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Returns the size of a picture as shown. */
export const shownSize = (original: Size, edit: PictureEdit | null): Size =>
  edit ? (edit.crop ?? turnedSize(original, edit.turns)) : original

/** Whether a crop is within a picture and large enough; safe for unchecked values from a request. */
export function isWithin({ left, top, width, height }: Crop, size: Size): boolean {
  const least = { width: Math.min(leastCropPx, size.width), height: Math.min(leastCropPx, size.height) }
  return (
    [left, top, width, height].every(Number.isSafeInteger) &&
    left >= 0 &&
    top >= 0 &&
    width >= least.width &&
    height >= least.height &&
    left + width <= size.width &&
    top + height <= size.height
  )
}

/** Returns the edit without parts that change nothing; null when it leaves the original unchanged. */
export function changing({ turns, crop }: PictureEdit, original: Size): PictureEdit | null {
  const { width, height } = turnedSize(original, turns)
  const isWhole = crop === undefined || (crop.width === width && crop.height === height)
  if (turns === 0 && isWhole) return null
  return { turns, ...(isWhole ? {} : { crop }) }
}

interface Point {
  xPercent: number
  yPercent: number
}

/**
 * Returns the focal point of a picture after another edit; undefined when it is cropped away.
 */
export function movePoint(
  point: Point,
  original: Size,
  before: PictureEdit | null,
  after: PictureEdit | null,
): Point | undefined {
  const from = frameOf(original, before)
  const to = frameOf(original, after)
  let [x, y] = [
    from.crop.left + (point.xPercent / 100) * from.crop.width,
    from.crop.top + (point.yPercent / 100) * from.crop.height,
  ]
  let size = turnedSize(original, from.turns)
  for (let turn = from.turns; turn % 4 !== to.turns; turn += 1) {
    ;[x, y] = [size.height - y, x]
    size = turnedSize(size, 1)
  }
  const xPercent = Math.round(((x - to.crop.left) / to.crop.width) * 100)
  const yPercent = Math.round(((y - to.crop.top) / to.crop.height) * 100)
  const isInside = [xPercent, yPercent].every((percent) => percent >= 0 && percent <= 100)
  return isInside ? { xPercent, yPercent } : undefined
}

function frameOf(original: Size, edit: PictureEdit | null): { turns: number; crop: Crop } {
  const turns = edit?.turns ?? 0
  return { turns, crop: edit?.crop ?? { left: 0, top: 0, ...turnedSize(original, turns) } }
}
