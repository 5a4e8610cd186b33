/** Effects on an element while it passes through the window (SITE-05). */
export const scrollEffects = ['vertical', 'horizontal', 'rotate', 'scale', 'opacity', 'blur'] as const
export type ScrollEffect = (typeof scrollEffects)[number]

/** Out-in runs once, in-out runs once in reverse; the others run in both directions, with a pause between. */
export const motionWays = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const
export type MotionWay = (typeof motionWays)[number]

/** One effect as set by staff; `from` and `to` are percentages of the way through the window. */
export interface Motion {
  effect: ScrollEffect
  way: MotionWay
  /** For opacity and blur: the level. */
  speed: number
  from: number
  to: number
}

/** Returns how far an element has passed through the window, in percent: 0 just below it, 100 just above it. */
export const passedPercent = (top: number, height: number, windowHeight: number): number =>
  Math.min(100, Math.max(0, ((windowHeight - top) / (windowHeight + height)) * 100))

/** Returns the progress of an effect, in percent, when an element has passed this much of its way. */
export function movePoint(passed: number, way: MotionWay, { from, to }: Pick<Motion, 'from' | 'to'>): number {
  const before = part(passed, 0, from)
  const between = part(passed, from, to)
  const after = part(passed, to, 100)
  switch (way) {
    case 'out-in':
      return between
    case 'in-out':
      return 100 - between
    case 'in-out-in':
      return passed < from ? 100 - before : after
    case 'out-in-out':
      return passed < from ? before : 100 - after
  }
}

const part = (passed: number, start: number, end: number): number =>
  end <= start
    ? passed < start
      ? 0
      : 100
    : Math.min(100, Math.max(0, ((passed - start) / (end - start)) * 100))

/** Section 9: a movement is `speed` pixels or degrees for each percent from the middle. */
export const stepAt = (passed: number, speed: number): number => (50 - passed) * speed

/** Section 9: the background layer is this many percent larger than its element, and moves within that. */
export const enlargedPercent = (speed: number): number => 10 * speed

/** Returns the shift of the background layer from the middle, in percent of its element: at most its extra size. */
export const layerStepAt = (passed: number, speed: number): number =>
  stepAt(passed, enlargedPercent(speed) / 100)

/** Section 9: 1 + speed × point / 1000. */
export const scaleAt = (point: number, speed: number): number => 1 + (speed * point) / 1000

/** Section 9: the level is divided by 10. From 1 − level up to 1. */
export const opacityAt = (point: number, level: number): number =>
  1 - level / 10 + ((level / 10) * point) / 100

/** Section 9: the level is divided by 10. From that many pixels down to 0. */
export const blurAt = (point: number, level: number): number => level / 10 - ((level / 10) * point) / 100

/** Section 9: the speed of a tilt is divided by 10. */
export const tiltAt = (percent: number, speed: number): number => stepAt(percent, speed / 10)

const moves: ReadonlySet<ScrollEffect> = new Set(['vertical', 'horizontal', 'rotate'])

/**
 * Between which percentages of the way an effect happens, or holds still when it goes there and back. Over the whole way
 * nothing would be left to go there and back in: then it happens in the first and the last fifth.
 */
const boundsOf = ({ way, from, to }: Motion): Pick<Motion, 'from' | 'to'> =>
  (way === 'in-out-in' || way === 'out-in-out') && from <= 0 && to >= 100
    ? { from: 20, to: 80 }
    : { from, to }

/** Returns the CSS value of an effect on an element or on a background layer. */
export function valueAt(motion: Motion, passed: number, isLayer = false): string {
  const { effect, way, speed, from, to } = motion
  if (moves.has(effect)) {
    const held = Math.min(to, Math.max(from, passed))
    const at = way === 'in-out' || way === 'in-out-in' ? 100 - held : held
    if (isLayer) return tidy(layerStepAt(at, speed)) + (effect === 'vertical' ? 'cqh' : 'cqw')
    return tidy(stepAt(at, speed)) + (effect === 'rotate' ? 'deg' : 'px')
  }
  const point = movePoint(passed, way, boundsOf(motion))
  if (effect === 'scale') return tidy(scaleAt(point, speed))
  return effect === 'opacity' ? tidy(opacityAt(point, speed)) : `${tidy(blurAt(point, speed))}px`
}

/** A part of the way on which an effect changes linearly, for browsers with scroll-driven animations. */
interface Stretch {
  from: number
  to: number
  start: string
  end: string
}

/** Returns the stretches on which an effect changes: one, or two with a pause between. */
export function stretchesOf(motion: Motion, isLayer = false): Stretch[] {
  const { effect, way } = motion
  const { from, to } = moves.has(effect) ? motion : boundsOf(motion)
  const valueOn = (passed: number) => valueAt(motion, passed, isLayer)
  const bounds =
    moves.has(effect) || way === 'out-in' || way === 'in-out'
      ? [[from, to]]
      : [
          [0, from],
          [to, 100],
        ]
  return bounds.flatMap(([start = 0, end = 100]) =>
    start < end ? [{ from: start, to: end, start: valueOn(start), end: valueOn(end) }] : [],
  )
}

const tidy = (value: number): string => String(Math.round(value * 1000) / 1000)
