import { z } from 'zod'
import { devices, onEach } from '../../../kernel/per-device.ts'
import type { Fields } from '../../fields.ts'
import { perDevice } from '../settings/per-device.ts'
import { deviceOptions, devicesIn } from './device-names.ts'

const when = { prop: 'sticky', is: ['top', 'bottom'] } as const
const px = { min: 0, max: 1000 } as const

/** A widget that stays in view while the page scrolls (SITE-04), under the names of section 3. */
export const stickyFields = {
  sticky: {
    type: 'choice',
    part: 'sticky',
    label: 'Blijft in beeld',
    options: [
      { value: '', label: 'Nee' },
      { value: 'top', label: 'Bovenaan' },
      { value: 'bottom', label: 'Onderaan' },
    ],
  },
  sticky_on: {
    type: 'choices',
    part: 'sticky',
    when,
    label: 'Blijft in beeld op',
    options: deviceOptions,
    initial: devices.join(', '),
  },
  sticky_offset: {
    type: 'number',
    part: 'sticky',
    when,
    perDevice: true,
    label: 'Afstand tot de rand (pixels)',
    ...px,
  },
  sticky_effects_offset: {
    type: 'number',
    part: 'sticky',
    when,
    perDevice: true,
    label: 'Krijgt een schaduw na (pixels scrollen)',
    help: '0: geen schaduw.',
    ...px,
  },
  sticky_parent: {
    type: 'toggle',
    part: 'sticky',
    when,
    label: 'Blijft binnen het onderdeel waar het in staat',
  },
  sticky_anchor_link_offset: {
    type: 'number',
    part: 'sticky',
    when,
    label: 'Ruimte boven ankers (pixels)',
    help: 'Zo veel lager komt een link als #vragen uit, zodat dit er niet over staat.',
    ...px,
  },
} as const satisfies Fields

const offset = perDevice(z.number().int().min(px.min).max(px.max)).catch(0)
const schema = z.object({
  sticky: z.enum(['top', 'bottom']),
  sticky_on: z.string().max(200).catch(stickyFields.sticky_on.initial),
  sticky_offset: offset,
  sticky_effects_offset: offset,
  sticky_parent: z.boolean().catch(false),
  sticky_anchor_link_offset: z.number().int().min(px.min).max(px.max).catch(0),
})

/** The sticky settings for the box of a widget; undefined when it is not sticky. */
export function stickyOf(props: Readonly<Record<string, unknown>>): BoxParts | undefined {
  if (!props.sticky) return undefined
  const read = schema.safeParse(props)
  if (!read.success) return undefined
  const { sticky, sticky_on, sticky_offset, sticky_effects_offset, sticky_parent, ...rest } = read.data
  const on = devicesIn(sticky_on)
  if (on.length === 0) return undefined
  const offsets = onEach(sticky_offset)
  const effects = onEach(sticky_effects_offset)
  const needsScript =
    !sticky_parent || rest.sticky_anchor_link_offset > 0 || devices.some((device) => effects[device] > 0)
  return {
    classes: [
      `sticky-${sticky}`,
      ...devices.filter((device) => !on.includes(device)).map((device) => `loose-on-${device}`),
    ],
    style: devices.flatMap((device) =>
      offsets[device] > 0 ? [`--sticky-${device}:${offsets[device]}px`] : [],
    ),
    behaviour: needsScript ? 'sticky' : undefined,
    data: needsScript
      ? {
          sticky: JSON.stringify({
            side: sticky,
            on,
            offset: offsets,
            effects,
            isWithin: sticky_parent,
            anchor: rest.sticky_anchor_link_offset,
          }),
        }
      : {},
  }
}

/** Attributes of the box. */
export interface BoxParts {
  classes: string[]
  style: string[]
  behaviour?: string | undefined
  data: Record<string, string>
}
