import { z } from 'zod'
import type { PerDevice } from '../../../kernel/per-device.ts'
import type { DeviceChoice } from './look-fields.ts'

/** A prop that staff can set differently for tablets and phones; stored plain where they did not. */
export const perDevice = <Value extends string | number | boolean>(
  value: z.ZodType<Value>,
): z.ZodType<PerDevice<Value>> =>
  z.union([value, z.object({ desk: value, tablet: value.optional(), phone: value.optional() })])

/** What a choice of the page editor can set. */
export const chosen = <Value extends string>({ options }: DeviceChoice<Value>): z.ZodType<PerDevice<Value>> =>
  perDevice(z.literal(options.map(({ value }) => value)))
