import type { RenditionFormat } from '../../../platform/drawing/formats.ts'
import type { Original } from '../staff-views.ts'
import type { PictureView } from '../views.ts'
import { currentFormats, doesMove, mediaType, middleWidth, renditionPaths, widthsOf } from './addresses.ts'
import { creditOf } from './credit.ts'
import type { MediaRow } from './schema.ts'

/** A picture as a page shows it, from its row alone; renditions are made on request. */
export function viewOf(row: MediaRow): PictureView {
  const { id, width, height, alt, caption, colour, focalXPercent: xPercent, focalYPercent: yPercent } = row
  const credit = creditOf(row)
  const pathOf = renditionPaths(row)
  const widths = widthsOf(row)
  const srcSet = (format: RenditionFormat) =>
    widths.map((widthPx) => `${pathOf({ widthPx, format })} ${widthPx}w`).join(', ')
  return {
    id,
    src: pathOf({ widthPx: middleWidth(row), format: 'jpeg' }),
    srcSet: srcSet('jpeg'),
    sources: currentFormats(row).map((format) => ({
      type: mediaType(format),
      srcSet: srcSet(format),
      ...(doesMove(row) && { media: '(prefers-reduced-motion: no-preference)' }),
    })),
    width,
    height,
    alt,
    ...(caption && { caption }),
    ...(credit && { credit }),
    colour,
    ...(xPercent !== null && yPercent !== null && { focal: { xPercent, yPercent } }),
  }
}

/** The original, before rotation and crop. */
export const originalOf = ({ hash, edit, width, height }: MediaRow): Original => ({
  hash,
  ...(edit?.of ?? { width, height }),
})
