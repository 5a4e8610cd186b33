/** Section 9: a phone is up to 767 px wide, a tablet up to 1024 px. */
export type Device = 'desk' | 'tablet' | 'phone'

/** One value for all devices, or another on the smaller ones; where none is told it is as on the larger one. */
export type PerDevice<Value> = Value | { desk: Value; tablet?: Value | undefined; phone?: Value | undefined }

/** The values that differ from those of the next larger device; of a desk always. */
export function onDevices<Value extends string | number | boolean>(
  value: PerDevice<Value>,
): { desk: Value; tablet?: Value | undefined; phone?: Value | undefined } {
  return typeof value === 'object' ? value : { desk: value }
}
