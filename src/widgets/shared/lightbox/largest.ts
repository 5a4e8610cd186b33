import type { PictureView } from '../../../features/content/index.ts'
import { offeredIn, onlySrcSetOf } from '../../../kernel/src-set.ts'

/** The widest rendition of a picture in a format that all browsers read, with its size in pixels. */
export function largestOf({ src, width, height, ...picture }: PictureView): {
  url: string
  width: number
  height: number
} {
  const offered = offeredIn(onlySrcSetOf(picture))
  const largest = offered.reduce((best, other) => (other.width > best.width ? other : best), {
    url: src,
    width: 0,
  })
  if (largest.width === 0) return { url: src, width, height }
  return { ...largest, height: Math.round((height * largest.width) / width) }
}
