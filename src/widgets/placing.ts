import { z } from 'zod'
import { type Device, deviceClasses, devices } from '../kernel/per-device.ts'
import { classNames } from '../ui/class-names.ts'
import type { Fields } from './fields.ts'
import { deviceChoice, roominess } from './shared/settings/look-fields.ts'
import { chosen } from './shared/settings/per-device.ts'

const words: Record<Device, string> = { desk: 'Computer', tablet: 'Tablet', phone: 'Telefoon' }

/** What staff can set of every widget. A room with a field of the same name sets that itself. */
export const placing = {
  space: deviceChoice('Ruimte erboven', roominess),
  hiddenOn: {
    type: 'choices',
    part: 'look',
    label: 'Verbergen op',
    options: devices.map((value) => ({ value, label: words[value] })),
  },
} as const satisfies Fields

/** Whoever wrote it: what is not understood is as if it were not there. */
const schema = z.object({
  space: chosen(placing.space).catch('own'),
  hiddenOn: z.string().catch(''),
})

/** Classes of the box round a widget; undefined when it needs none. */
export function placingClasses(fields: Fields, props: Readonly<Record<string, unknown>>): string | undefined {
  const { space: field = placing.space } = fields
  const space = field === placing.space ? props.space : undefined
  if (!space && !props.hiddenOn) return undefined
  const read = schema.parse({ space, hiddenOn: props.hiddenOn })
  const hidden = read.hiddenOn.split(',').map((device) => device.trim())
  return classNames(
    ...deviceClasses('space', read.space, 'own'),
    ...devices.map((device) => hidden.includes(device) && `not-on-${device}`),
  )
}
