import { type Device, devices } from '../../../kernel/per-device.ts'

const words: Record<Device, string> = { desk: 'Computer', tablet: 'Tablet', phone: 'Telefoon' }

/** The devices as staff choose from them. */
export const deviceOptions = devices.map((value) => ({ value, label: words[value] }))

/** Devices of a field of choices, which is kept as a text. */
export const devicesIn = (text: string): Device[] => {
  const named = text.split(',').map((part) => part.trim())
  return devices.filter((device) => named.includes(device))
}
