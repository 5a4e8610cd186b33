import { codeAt, stepAt } from './two-factor/code-step.ts'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code that an app shows for a base 32 key at a moment. */
export function codeOf(key: string, now = Date.now()): string {
  const bits = [...key].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return codeAt(bytes, stepAt(now))
}

/** Returns the next code, because the present one has been used. */
export const nextCodeOf = (key: string): string => codeOf(key, Date.now() + 30_000)
