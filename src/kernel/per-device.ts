/** Section 9: a phone is up to 767 px wide, a tablet up to 1024 px. */
export const devices = ['desk', 'tablet', 'phone'] as const
export type Device = (typeof devices)[number]

/** Returns the device of a window of this width in pixels. */
export const deviceOf = (width: number): Device => (width < 768 ? 'phone' : width <= 1024 ? 'tablet' : 'desk')

/**
 * One value for all devices, or different values for smaller ones; an absent value is that of the next larger device.
 */
export type PerDevice<Value> = Value | { desk: Value; tablet?: Value | undefined; phone?: Value | undefined }

/** Returns the values that differ from those of the next larger device, and always that of the desktop. */
export function onDevices<Value extends string | number | boolean>(
  value: PerDevice<Value>,
): { desk: Value; tablet?: Value | undefined; phone?: Value | undefined } {
  return typeof value === 'object' ? value : { desk: value }
}

/** Returns the value for each device. */
export function onEach<Value extends string | number | boolean>(
  value: PerDevice<Value>,
): Record<Device, Value> {
  const { desk, tablet = desk, phone = tablet } = onDevices(value)
  return { desk, tablet, phone }
}

/**
 * Returns classes of `src/client/styles/devices.css`: `align-center`, and `align-left-phone` when a smaller device
 * differs. The desktop needs no class for the default value (`usual`).
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
