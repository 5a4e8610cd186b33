import { type Device, devices } from '../../../kernel/per-device.ts'

const words: Record<Device, string> = { desk: 'Computer', tablet: 'Tablet', phone: 'Telefoon' }

/** The devices that staff choose from. */
export const deviceOptions = devices.map((value) => ({ value, label: words[value] }))

/** Devices of a multiple choice, which is stored as a text. */
export const devicesIn = (text: string): Device[] => {
  const named = text.split(',').map((part) => part.trim())
  return devices.filter((device) => named.includes(device))
}
