import { describe, expect, it } from 'vitest'
import {
  enlargedPercent,
  type Motion,
  movePoint,
  passedPercent,
  stretchesOf,
  tiltAt,
  valueAt,
} from './motion.ts'

const motion = (more: Partial<Motion>): Motion => ({
  effect: 'vertical',
  way: 'out-in',
  speed: 4,
  from: 0,
  to: 100,
  ...more,
})

describe('SITE-05 the formulas of motion', () => {
  it.each([
    ['below the window', 800, 0],
    ['in the middle', 300, 50],
    ['above the window', -200, 100],
    ['far away', -9000, 100],
  ])('an element %s has passed this much of the window', (_, top, passed) => {
    expect(passedPercent(top, 200, 800)).toBe(passed)
  })

  it.each([
    ['out-in', [0, 0, 50, 100, 100]],
    ['in-out', [100, 100, 50, 0, 0]],
    ['in-out-in', [100, 0, 0, 0, 100]],
    ['out-in-out', [0, 100, 100, 100, 0]],
  ] as const)('%s runs within its bounds', (way, points) => {
    expect([0, 20, 50, 80, 100].map((passed) => movePoint(passed, way, { from: 20, to: 80 }))).toEqual(points)
  })

  it.each([
    ['vertical', 'out-in', ['200px', '0px', '-200px']],
    ['horizontal', 'in-out', ['-200px', '0px', '200px']],
    ['rotate', 'out-in', ['200deg', '0deg', '-200deg']],
    ['scale', 'out-in', ['1', '1.2', '1.4']],
    ['opacity', 'out-in', ['0.6', '0.8', '1']],
    ['blur', 'in-out', ['0px', '0.2px', '0.4px']],
  ] as const)('%s, %s, at the start, half way and at the end', (effect, way, values) => {
    expect([0, 50, 100].map((passed) => valueAt(motion({ effect, way }), passed))).toEqual(values)
  })

  it('holds still outside its bounds', () => {
    const held = motion({ from: 40, to: 60 })
    expect([0, 40, 60, 100].map((passed) => valueAt(held, passed))).toEqual([
      '40px',
      '40px',
      '-40px',
      '-40px',
    ])
  })

  it('tilts with a tenth of its speed', () => {
    expect([0, 50, 100].map((percent) => tiltAt(percent, 4))).toEqual([20, 0, -20])
  })

  it('a background layer is 10 × speed percent larger, and moves from edge to edge of that', () => {
    expect(enlargedPercent(4)).toBe(40)
    const layer = (effect: 'vertical' | 'horizontal') =>
      [0, 50, 100].map((passed) => valueAt(motion({ effect }), passed, true))
    expect(layer('vertical')).toEqual(['20cqh', '0cqh', '-20cqh'])
    expect(layer('horizontal')).toEqual(['20cqw', '0cqw', '-20cqw'])
    expect(stretchesOf(motion({}), true)).toEqual([{ from: 0, to: 100, start: '20cqh', end: '-20cqh' }])
  })

  it('gives browsers with scroll-driven animations the same values', () => {
    expect(stretchesOf(motion({ from: 40, to: 60 }))).toEqual([
      { from: 40, to: 60, start: '40px', end: '-40px' },
    ])
    expect(stretchesOf(motion({ effect: 'scale', way: 'in-out-in', from: 20, to: 80 }))).toEqual([
      { from: 0, to: 20, start: '1.4', end: '1' },
      { from: 80, to: 100, start: '1', end: '1.4' },
    ])
  })

  it.each(['scale', 'opacity', 'blur'] as const)('%s goes there and back with its defaults', (effect) => {
    for (const way of ['in-out-in', 'out-in-out'] as const) {
      const whole = motion({ effect, way, from: 0, to: 100 })
      const values = [0, 10, 20, 50, 80, 90, 100].map((passed) => valueAt(whole, passed))
      expect(values, 'the same there as back').toEqual(values.toReversed())
      expect(new Set(values).size).toBe(3)
      expect(values[2]).toBe(values[3])
      const [first, ...others] = stretchesOf(whole)
      expect(first).toEqual({ from: 0, to: 20, start: values[0], end: values[2] })
      expect(others).toEqual([{ from: 80, to: 100, start: values[4], end: values[6] }])
    }
  })
})
