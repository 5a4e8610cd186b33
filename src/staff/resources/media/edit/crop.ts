import { type Crop, leastCropPx, type Size } from '../../../../kernel/picture-edit.ts'

/** Of width to height. */
export const ratios = {
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '3:4': 3 / 4,
  '2:3': 2 / 3,
  '9:16': 9 / 16,
} as const
export type RatioName = keyof typeof ratios

/** The dragged edges: -1 left or upper, 1 right or lower, 0 neither. */
export interface Grip {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
const rounded = ({ left, top, width, height }: Crop): Crop => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
})

export const whole = ({ width, height }: Size): Crop => ({ left: 0, top: 0, width, height })

/** Moves the rectangle, within the picture. */
export const moved = (crop: Crop, by: { x: number; y: number }, size: Size): Crop =>
  rounded({
    ...crop,
    left: within(0, crop.left + by.x, size.width - crop.width),
    top: within(0, crop.top + by.y, size.height - crop.height),
  })

/** Resizes the rectangle by an edge or corner; the opposite side stays in place. */
export function pulled(
  crop: Crop,
  grip: Grip,
  by: { x: number; y: number },
  size: Size,
  ratio: number | undefined,
): Crop {
  const right = crop.left + crop.width
  const bottom = crop.top + crop.height
  const room = {
    width: grip.x < 0 ? right : size.width - crop.left,
    height: grip.y < 0 ? bottom : size.height - crop.top,
  }
  let width = within(leastCropPx, crop.width + grip.x * by.x, room.width)
  let height = within(leastCropPx, crop.height + grip.y * by.y, room.height)
  if (ratio !== undefined) {
    width = Math.min(Math.max(width, height * ratio), room.width, room.height * ratio)
    height = width / ratio
  }
  return rounded({
    left: grip.x < 0 ? right - width : crop.left,
    top: grip.y < 0 ? bottom - height : crop.top,
    width,
    height,
  })
}

/** The largest rectangle with a ratio around the centre of the current one. */
export function fitted(crop: Crop, ratio: number, size: Size): Crop {
  const width = Math.min(size.width, size.height * ratio)
  const height = width / ratio
  const middle = { x: crop.left + crop.width / 2, y: crop.top + crop.height / 2 }
  return rounded({
    left: within(0, middle.x - width / 2, size.width - width),
    top: within(0, middle.y - height / 2, size.height - height),
    width,
    height,
  })
}

/** The same rectangle after the picture is rotated 90° clockwise. */
export const turnedCrop = ({ left, top, width, height }: Crop, size: Size): Crop => ({
  left: size.height - top - height,
  top: left,
  width: height,
  height: width,
})
