import { randomInt } from 'node:crypto'

/** Without letters and digits that look like one another on paper. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const halfLength = 5

const half = () => Array.from({ length: halfLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Two halves of one alphabet with a dash between them, easy to copy from paper: `7kx2m-9rhd4`. */
export const makeBackupCodes = (amount: number): string[] =>
  Array.from({ length: amount }, () => `${half()}-${half()}`)

/** A backup code as it is stored, from what was typed: in capitals, or with something else for the dash. */
export function typedBackupCode(typed: string): string {
  const found = typed.replace(/[^a-z0-9]/gi, '')
  // Codes of earlier versions have letters of both kinds.
  const isMixed = /[a-z]/.test(found) && /[A-Z]/.test(found)
  const letters = isMixed ? found : found.toLowerCase()
  return `${letters.slice(0, halfLength)}-${letters.slice(halfLength)}`
}
