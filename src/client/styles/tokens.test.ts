import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

const colours = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  )

const schemes = { light: colours(light), dark: { ...colours(light), ...colours(dark) } }

/** Relative luminance and contrast of WCAG 2. */
const luminance = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'sheet', 'tint']
const read: [string, string][] = [
  ...['ink', 'ink-2', 'accent', 'accent-down', 'mark', 'wrong', 'right'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['accent', 'accent-down'].map((ground): [string, string] => ['on-accent', ground]),
  ['ink', 'glow'],
  ...['ink', 'ink-2', 'accent'].map((text): [string, string] => [text, 'on-row']),
  ...['night-haze', 'night-paper', 'night-gold'].map((text): [string, string] => [text, 'night']),
  ['night', 'night-paper'],
  ['paper', 'ink'],
]
const seen: [string, string][] = ['edge', 'focus'].flatMap((line) =>
  [...grounds, 'on-row'].map((ground): [string, string] => [line, ground]),
)

describe.each(Object.entries(schemes))('RUN-06 colours, %s', (_, colour) => {
  const ratio = ([one, other]: [string, string]) => contrast(colour[one] ?? '', colour[other] ?? '')
  it.each(read)('%s can be read on %s', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(4.5))
  it.each(seen)('%s can be seen on %s', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(3))
})
