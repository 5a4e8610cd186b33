import { codeAt, stepAt } from './two-factor/code-step.ts'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app shows for a key in base 32 at a moment. */
export function codeOf(key: string, now = Date.now()): string {
  const bits = [...key].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return codeAt(bytes, stepAt(now))
}

/** The code after the one that an app shows now, which is taken already. */
export const nextCodeOf = (key: string): string => codeOf(key, Date.now() + 30_000)
