import type { RenditionFormat } from '../../../platform/images.ts'
import type { PictureView } from '../views.ts'
import { mediaType, middleWidth, renditionPath, widthsOf } from './addresses.ts'
import { creditOf } from './credit.ts'
import type { MediaRow } from './schema.ts'

/** A picture as a page shows it, by its row alone: what an address names is made when it is asked for. */
export function viewOf(row: MediaRow): PictureView {
  const { id, width, height, alt, caption, colour, focalXPercent: xPercent, focalYPercent: yPercent } = row
  const credit = creditOf(row)
  return {
    id,
    src: renditionPath(row, { widthPx: middleWidth(row), format: 'jpeg' }),
    srcSet: srcSet(row, 'jpeg'),
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: mediaType(format),
      srcSet: srcSet(row, format),
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

const srcSet = (row: MediaRow, format: RenditionFormat): string =>
  widthsOf(row)
    .map((widthPx) => `${renditionPath(row, { widthPx, format })} ${widthPx}w`)
    .join(', ')
