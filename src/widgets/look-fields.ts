import type { PerDevice } from '../kernel/per-device.ts'
import type { Field } from './fields.ts'

export const aligns = ['left', 'center', 'right'] as const
export type Align = PerDevice<(typeof aligns)[number]>

/** To which side it stands. */
export const alignField = {
  type: 'choice',
  part: 'look',
  perDevice: true,
  label: 'Uitlijning',
  options: [
    { value: 'left', label: 'Links' },
    { value: 'center', label: 'Midden' },
    { value: 'right', label: 'Rechts' },
  ],
} as const satisfies Field

/** Cards beside each other. */
export const cardColumnsField = {
  type: 'choice',
  part: 'look',
  perDevice: true,
  label: 'Kolommen',
  options: [
    { value: '1', label: 'Een' },
    { value: '2', label: 'Twee' },
    { value: '3', label: 'Drie' },
    { value: '4', label: 'Vier' },
  ],
} as const satisfies Field
