import { describe, expect, it } from 'vitest'
import { schemaOf } from './schema.ts'
import { groundMotionFields, groundMotionOf } from './section/ground-motion.ts'
import { motionFields, motionOf } from './shared/placing/motion.ts'
import { stickyFields, stickyOf } from './shared/placing/sticky.ts'

type Props = Readonly<Record<string, unknown>>
/** What staff had, what they change in it, and what the box then says that it did not say before. */
type Proof = [before: Props, change: Props, says: string]

const words = (box: object | undefined) => (box ? JSON.stringify(box).replaceAll('\\"', '"') : '')

const top = { sticky: 'top', sticky_anchor_link_offset: 1 }
const sticky: Record<keyof typeof stickyFields, Proof> = {
  sticky: [{}, { sticky: 'bottom' }, 'sticky-bottom'],
  sticky_on: [top, { sticky_on: 'desk' }, 'loose-on-phone'],
  sticky_offset: [top, { sticky_offset: { desk: 24, phone: 8 } }, '--sticky-phone:8px'],
  sticky_effects_offset: [top, { sticky_effects_offset: 30 }, '"effects":{"desk":30,"tablet":30,"phone":30}'],
  sticky_parent: [top, { sticky_parent: true }, '"isWithin":true'],
  sticky_anchor_link_offset: [{ sticky: 'top' }, { sticky_anchor_link_offset: 80 }, '"anchor":80'],
}

const blur = { effect: 'blur', way: 'in-out', speed: 2, from: 0, to: 100 }
const track = { motionMouse: 'track' }
const motion: Record<keyof typeof motionFields, Proof> = {
  motion: [{}, { motion: [blur] }, '--motion:motion-blur'],
  motionMouse: [{}, { motionMouse: 'tilt' }, '"mouse":"tilt"'],
  motionMouseSpeed: [track, { motionMouseSpeed: 4 }, '"speed":4'],
  motionMouseAway: [track, { motionMouseAway: true }, '"away":true'],
  entrance: [{}, { entrance: 'zoom' }, '"entrance":"zoom"'],
  entranceDelay: [{ entrance: 'zoom' }, { entranceDelay: 250 }, '"delay":250'],
  motionOn: [track, { motionOn: 'desk, tablet' }, 'still-on-phone'],
}

const groundTracks = { groundMouse: 'with' }
const slide = { effect: 'vertical', way: 'out-in', speed: 2, from: 0, to: 100 }
const ground: Record<keyof typeof groundMotionFields, Proof> = {
  groundMotion: [{}, { groundMotion: [slide] }, '"--vertical-0":"10cqh"'],
  groundMouse: [groundTracks, { groundMouse: 'away' }, '"away":true'],
  groundMouseSpeed: [groundTracks, { groundMouseSpeed: 4 }, '"--wider":"40"'],
  groundMotionOn: [groundTracks, { groundMotionOn: 'desk, tablet' }, 'still-on-phone'],
}
/** As the page reads it. */
const groundBox = (props: Props) =>
  groundMotionOf(schemaOf(groundMotionFields).parse({ ...props }) as Parameters<typeof groundMotionOf>[0])

describe.each([
  { id: 'SITE-04', fields: stickyFields, proofs: Object.entries(sticky), boxOf: stickyOf },
  { id: 'SITE-05', fields: motionFields, proofs: Object.entries(motion), boxOf: motionOf },
  { id: 'SITE-05', fields: groundMotionFields, proofs: Object.entries(ground), boxOf: groundBox },
])('$id', ({ id, fields, proofs, boxOf }) => {
  it.each(Object.keys(fields))(`${id} %s does to a widget what staff set`, (name) => {
    const [before, change, says] = new Map(proofs).get(name) ?? [{}, {}, name]
    expect(words(boxOf(before))).not.toContain(says)
    expect(words(boxOf({ ...before, ...change }))).toContain(says)
  })
})

const { effect } = motionFields.motion.item
const effects: Record<keyof typeof motionFields.motion.item, Proof> = {
  effect: [{}, { effect: 'rotate' }, 'motion-rotate'],
  way: [{}, { way: 'out-in' }, '"way":"out-in"'],
  speed: [{}, { speed: 7 }, '"speed":7'],
  from: [{}, { from: 20 }, '"from":20'],
  to: [{}, { to: 80 }, '"to":80'],
}
it.each(Object.keys(motionFields.motion.item))('SITE-05 %s does to an effect what staff set', (name) => {
  const [, change, says] = Object.entries(effects).find(([known]) => known === name)?.[1] ?? [{}, {}, name]
  expect(words(motionOf({ motion: [blur] }))).not.toContain(says)
  expect(words(motionOf({ motion: [{ ...blur, ...change }] }))).toContain(says)
})

it.each(effect.options.map(({ value }) => value))('SITE-05 the effect %s moves a widget', (value) => {
  expect(words(motionOf({ motion: [{ ...blur, effect: value }] }))).toContain(`motion-${value}`)
})

it.each(groundMotionFields.groundMotion.item.effect.options.map(({ value }) => value))(
  'SITE-05 the effect %s moves a background',
  (value) => {
    expect(words(groundBox({ groundMotion: [{ ...slide, effect: value }] }))).toContain(`motion-${value}`)
  },
)

it.each(motionFields.entrance.options.map(({ value }) => value).filter(Boolean))(
  'SITE-05 the entrance %s brings a widget in',
  (value) => {
    expect(words(motionOf({ entrance: value }))).toContain(`"entrance":"${value}"`)
  },
)
