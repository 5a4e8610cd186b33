import { z } from 'zod'
import { type Motion, motionWays, scrollEffects, stretchesOf } from '../../../kernel/motion.ts'
import { type Device, devices } from '../../../kernel/per-device.ts'
import type { Fields } from '../../fields.ts'
import { deviceOptions, devicesIn } from './device-names.ts'
import type { BoxParts } from './sticky.ts'

const effectNames = {
  vertical: 'Omhoog of omlaag',
  horizontal: 'Opzij',
  rotate: 'Draaien',
  scale: 'Groter of kleiner',
  opacity: 'Doorzichtig',
  blur: 'Vaag',
} as const
const wayNames = {
  'out-in': 'Heen: omhoog, naar links, groter, zichtbaarder, scherper',
  'in-out': 'Terug: omlaag, naar rechts, kleiner, doorzichtiger, vager',
  'in-out-in': 'Terug en weer heen',
  'out-in-out': 'Heen en weer terug',
} as const
const entrances = {
  fade: 'Verschijnt',
  up: 'Komt van onderen',
  left: 'Komt van links',
  right: 'Komt van rechts',
  zoom: 'Groeit',
} as const

/** The motion of a widget (SITE-05). Nothing moves with reduced motion. */
export const motionFields = {
  motion: {
    type: 'list',
    part: 'motion',
    label: 'Bij scrollen',
    itemLabel: 'Effect',
    item: {
      effect: {
        type: 'choice',
        label: 'Effect',
        options: scrollEffects.map((value) => ({ value, label: effectNames[value] })),
      },
      way: {
        type: 'choice',
        label: 'Richting',
        options: motionWays.map((value) => ({ value, label: wayNames[value] })),
      },
      speed: {
        type: 'number',
        label: 'Snelheid of sterkte',
        help: 'Van doorzichtig hoogstens 10; van vaag in tienden van een pixel.',
        min: 1,
        max: 100,
        initial: 2,
      },
      from: { type: 'number', label: 'Begint bij (procent van de weg door het scherm)', min: 0, max: 100 },
      to: { type: 'number', label: 'Eindigt bij (procent)', min: 0, max: 100, initial: 100 },
    },
  },
  motionMouse: {
    type: 'choice',
    part: 'motion',
    label: 'Bij de muis',
    options: [
      { value: '', label: 'Niets' },
      { value: 'track', label: 'Schuift mee' },
      { value: 'tilt', label: 'Kantelt mee' },
    ],
  },
  motionMouseSpeed: {
    type: 'number',
    part: 'motion',
    when: { prop: 'motionMouse', is: ['track', 'tilt'] },
    label: 'Snelheid',
    min: 1,
    max: 10,
    initial: 1,
  },
  motionMouseAway: {
    type: 'toggle',
    part: 'motion',
    when: { prop: 'motionMouse', is: ['track', 'tilt'] },
    label: 'Van de muis vandaan',
  },
  entrance: {
    type: 'choice',
    part: 'motion',
    label: 'Als het in beeld komt',
    options: [
      { value: '', label: 'Staat er al' },
      ...Object.entries(entrances).map(([value, label]) => ({ value, label })),
    ],
  },
  entranceDelay: {
    type: 'number',
    part: 'motion',
    when: { prop: 'entrance', is: Object.keys(entrances) },
    label: 'Wacht eerst (milliseconden)',
    min: 0,
    max: 5000,
  },
  motionOn: {
    type: 'choices',
    part: 'motion',
    label: 'Beweegt op',
    options: deviceOptions,
    initial: devices.join(', '),
  },
} as const satisfies Fields

const percent = z.number().min(0).max(100)
const schema = z.object({
  motion: z
    .array(
      z
        .object({
          effect: z.enum(scrollEffects),
          way: z.enum(motionWays).catch('out-in'),
          speed: z.number().min(1).max(100).catch(2),
          from: percent.catch(0),
          to: percent.catch(100),
        })
        .refine(({ from, to }) => from < to),
    )
    .catch([]),
  motionMouse: z.enum(['track', 'tilt']).optional().catch(undefined),
  motionMouseSpeed: z.number().min(1).max(10).catch(1),
  motionMouseAway: z.boolean().catch(false),
  entrance: z.enum(['fade', 'up', 'left', 'right', 'zoom']).optional().catch(undefined),
  entranceDelay: z.number().min(0).max(5000).catch(0),
  motionOn: z.string().max(200).catch(motionFields.motionOn.initial),
})

/** The motion settings for the box of a widget; undefined when it does not move. */
export function motionOf(props: Readonly<Record<string, unknown>>): BoxParts | undefined {
  if (!(Array.isArray(props.motion) && props.motion.length > 0) && !props.motionMouse && !props.entrance)
    return undefined
  const read = schema.parse(props)
  const on = devicesIn(read.motionOn)
  const { motionMouse: mouse, entrance } = read
  const effects = effectsOf(read.motion)
  if (on.length === 0 || (effects.length === 0 && !mouse && !entrance)) return undefined
  return {
    classes: [...(effects.length > 0 ? ['motion'] : []), ...stillOn(on)],
    style: Object.entries(animationsOf(effects)).map(([name, value]) => `${name}:${value}`),
    behaviour: 'motion',
    data: {
      motion: JSON.stringify({
        on,
        effects,
        ...(mouse && { mouse, speed: read.motionMouseSpeed, away: read.motionMouseAway }),
        ...(entrance && { entrance, delay: read.entranceDelay }),
      }),
    },
  }
}

/** Where it stands still. */
export const stillOn = (on: readonly Device[]): string[] =>
  devices.filter((device) => !on.includes(device)).map((device) => `still-on-${device}`)

/** Each effect once, within its limits. */
export const effectsOf = (motions: readonly Motion[]): Motion[] => onceEach(motions.map(upToTen))

/** Transparency ends at fully transparent. */
const upToTen = (motion: Motion): Motion =>
  motion.effect === 'opacity' ? { ...motion, speed: Math.min(10, motion.speed) } : motion

/** Of two effects of one kind, the last one counts. */
const onceEach = (motions: readonly Motion[]): Motion[] => [
  ...new Map(motions.map((motion) => [motion.effect, motion])).values(),
]

/** For browsers with scroll-driven animations; `motion.css` has the keyframes. */
export function animationsOf(motions: readonly Motion[], isLayer = false): Record<`--${string}`, string> {
  const all = motions.flatMap((motion) =>
    stretchesOf(motion, isLayer).map((stretch, index) => ({ ...stretch, effect: motion.effect, index })),
  )
  if (all.length === 0) return {}
  const list = (of: (one: (typeof all)[number]) => string) => all.map(of).join(',')
  return {
    '--motion': list(({ effect, index }) => `motion-${effect}${index || ''}`),
    '--motion-from': list(({ from }) => `cover ${from}%`),
    '--motion-to': list(({ to }) => `cover ${to}%`),
    '--motion-fill': list(({ index }) => (index ? 'forwards' : 'both')),
    '--motion-as': list(({ effect }) =>
      effect === 'vertical' || effect === 'horizontal' ? 'add' : 'replace',
    ),
    ...Object.fromEntries(
      all.flatMap(({ effect, index, start, end }) => [
        [`--${effect}${index || ''}-0`, start],
        [`--${effect}${index || ''}-1`, end],
      ]),
    ),
  }
}
