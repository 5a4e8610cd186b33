import { z } from 'zod'
import { deviceClasses, devices } from '../kernel/per-device.ts'
import { classNames } from '../ui/class-names.ts'
import type { Fields } from './fields.ts'
import { deviceOptions, devicesIn } from './shared/placing/device-names.ts'
import { motionFields, motionOf } from './shared/placing/motion.ts'
import { stickyFields, stickyOf } from './shared/placing/sticky.ts'
import { deviceChoice, roominess } from './shared/settings/look-fields.ts'
import { chosen } from './shared/settings/per-device.ts'

/** Settings that every widget has. A widget with a field of the same name replaces that setting. */
export const placing = {
  space: deviceChoice('Ruimte erboven', roominess),
  hiddenOn: { type: 'choices', part: 'look', label: 'Verbergen op', options: deviceOptions },
  ...stickyFields,
  ...motionFields,
} as const satisfies Fields

/** Reads stored settings and ignores unknown ones. */
const schema = z.object({
  space: chosen(placing.space).catch('own'),
  hiddenOn: z.string().max(200).catch(''),
})

type Stored = Readonly<Record<string, unknown>>

/**
 * CSS classes for the widget's placing; undefined when it needs none. On the editor's canvas they make up the whole
 * box.
 */
export function placingClasses(fields: Fields, props: Stored): string | undefined {
  const { space: field = placing.space } = fields
  const space = field === placing.space ? props.space : undefined
  if (!space && !props.hiddenOn) return undefined
  const read = schema.parse({ space, hiddenOn: props.hiddenOn })
  const hidden = devicesIn(read.hiddenOn)
  return classNames(
    ...deviceClasses('space', read.space, 'own'),
    ...devices.map((device) => hidden.includes(device) && `not-on-${device}`),
  )
}

/** The box round a widget, as React takes attributes; undefined when it needs none. */
export interface Box {
  className: string | undefined
  style?: string
  behaviour?: string
  data: Readonly<Record<string, string>>
}

export function boxOf(fields: Fields, props: Stored): Box | undefined {
  const placed = placingClasses(fields, props)
  const parts = [stickyOf(props), motionOf(props)].filter((part) => part !== undefined)
  if (parts.length === 0) return placed ? { className: placed, data: {} } : undefined
  const style = parts.flatMap((part) => part.style).join(';')
  const behaviour = parts.flatMap((part) => part.behaviour ?? []).join(' ')
  return {
    className: classNames(placed, ...parts.flatMap(({ classes }) => classes)),
    ...(style && { style }),
    ...(behaviour && { behaviour }),
    data: Object.assign({}, ...parts.map(({ data }) => data)),
  }
}
