/** Section 9: a phone is up to 767 px wide, a tablet up to 1024 px. */
export const devices = ['desk', 'tablet', 'phone'] as const
export type Device = (typeof devices)[number]

/** The device of a window so many pixels wide. */
export const deviceOf = (width: number): Device => (width < 768 ? 'phone' : width <= 1024 ? 'tablet' : 'desk')

/** One value for all devices, or another on the smaller ones; where none is told it is as on the larger one. */
export type PerDevice<Value> = Value | { desk: Value; tablet?: Value | undefined; phone?: Value | undefined }

/** The values that differ from those of the next larger device; of a desk always. */
export function onDevices<Value extends string | number | boolean>(
  value: PerDevice<Value>,
): { desk: Value; tablet?: Value | undefined; phone?: Value | undefined } {
  return typeof value === 'object' ? value : { desk: value }
}

/** The value on each device. */
export function onEach<Value extends string | number | boolean>(
  value: PerDevice<Value>,
): Record<Device, Value> {
  const { desk, tablet = desk, phone = tablet } = onDevices(value)
  return { desk, tablet, phone }
}

/**
 * Classes that `src/client/styles/devices.css` knows: `align-center`, and `align-left-phone` where a smaller device
 * differs. A desk with what is `usual` needs none.
 */
export function deviceClasses(
  name: string,
  value: PerDevice<string | number>,
  usual: string | number,
): string[] {
  const { desk, tablet, phone } = onDevices(value)
  return [
    ...(desk === usual ? [] : [`${name}-${desk}`]),
    ...(tablet === undefined ? [] : [`${name}-${tablet}-tablet`]),
    ...(phone === undefined ? [] : [`${name}-${phone}-phone`]),
  ]
}
