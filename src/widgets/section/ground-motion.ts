import { enlargedPercent, type Motion } from '../../kernel/motion.ts'
import { devices } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Fields, ValuesOf } from '../fields.ts'
import { deviceOptions, devicesIn } from '../shared/placing/device-names.ts'
import { animationsOf, effectsOf, motionFields, stillOn } from '../shared/placing/motion.ts'

const { effect, speed, ...itemFields } = motionFields.motion.item
const most = 10
const hasPictures = { prop: 'ground', is: ['pictures', 'featured', 'field'] } as const

/**
 * Motion of the pictures behind a section (SITE-05, background layer), within limits that never show an edge of them.
 */
export const groundMotionFields = {
  groundMotion: {
    type: 'list',
    part: 'motion',
    label: 'Achtergrond: bij scrollen',
    itemLabel: 'Effect',
    item: {
      effect: { ...effect, options: effect.options.filter(({ value }) => value !== 'rotate') },
      ...itemFields,
      speed: { ...speed, max: most, help: 'Van 1 tot 10; van vaag in tienden van een pixel.' },
    },
    when: hasPictures,
  },
  groundMouse: {
    type: 'choice',
    part: 'motion',
    label: 'Achtergrond: bij de muis',
    options: [
      { value: '', label: 'Niets' },
      { value: 'with', label: 'Schuift mee' },
      { value: 'away', label: 'Schuift van de muis vandaan' },
    ],
    when: hasPictures,
  },
  groundMouseSpeed: {
    type: 'number',
    part: 'motion',
    label: 'Achtergrond: snelheid bij de muis',
    min: 1,
    max: most,
    initial: 1,
    when: { prop: 'groundMouse', is: ['with', 'away'] },
  },
  groundMotionOn: {
    type: 'choices',
    part: 'motion',
    label: 'Achtergrond beweegt op',
    options: deviceOptions,
    initial: devices.join(', '),
    when: hasPictures,
  },
} as const satisfies Fields

interface GroundMotion {
  /** Of the layer that moves. */
  className: string | undefined
  style: Record<`--${string}`, string>
  /** Attributes of the box that the behaviour `motion` reads. */
  wish: string
}

/** The motion settings of the pictures behind a section; undefined when they do not move. */
export function groundMotionOf({
  groundMotion,
  groundMouse,
  groundMouseSpeed: speed,
  groundMotionOn,
}: ValuesOf<typeof groundMotionFields>): GroundMotion | undefined {
  const effects = effectsOf(groundMotion.filter(({ from, to }) => from < to))
  const on = devicesIn(groundMotionOn)
  if (on.length === 0 || (effects.length === 0 && !groundMouse)) return undefined
  const mouseSpeed = groundMouse ? speed : 0
  const enlarged = (way: Motion['effect']) =>
    enlargedPercent(mouseSpeed + (effects.find(({ effect }) => effect === way)?.speed ?? 0))
  return {
    className: classNames('ground-layer', effects.length > 0 && 'motion', ...stillOn(on)),
    style: {
      ...animationsOf(effects, true),
      '--higher': String(enlarged('vertical')),
      '--wider': String(enlarged('horizontal')),
    },
    wish: JSON.stringify({
      on,
      effects,
      layer: true,
      ...(groundMouse && { mouse: 'track', speed, away: groundMouse === 'away' }),
    }),
  }
}
