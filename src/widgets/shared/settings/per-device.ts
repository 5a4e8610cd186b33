import { z } from 'zod'
import type { PerDevice } from '../../../kernel/per-device.ts'
import type { DeviceChoice } from './look-fields.ts'

/** A prop that may differ for tablets and phones; stored as a plain value where it does not. */
export const perDevice = <Value extends string | number | boolean>(
  value: z.ZodType<Value>,
): z.ZodType<PerDevice<Value>> =>
  z.union([value, z.object({ desk: value, tablet: value.optional(), phone: value.optional() })])

/** The values of a choice in the page editor. */
export const chosen = <Value extends string>({ options }: DeviceChoice<Value>): z.ZodType<PerDevice<Value>> =>
  perDevice(z.literal(options.map(({ value }) => value)))
