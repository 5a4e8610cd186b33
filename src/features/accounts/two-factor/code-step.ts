import { createHmac } from 'node:crypto'

/** How long an app shows a code (RFC 6238, 5.2). */
const stepMs = 30_000

/** Returns the six digits that an app with this key shows during a time step (RFC 4226, 5.3). */
export function codeAt(key: string | Buffer, step: number): string {
  const moment = Buffer.alloc(8)
  moment.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(moment).digest()
  const start = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const stepAt = (now: number): number => Math.floor(now / stepMs)

/**
 * Returns the time step of a code that better-auth has accepted since `asked`. It accepts one step to either side of
 * the time at which it checks, which may already be the next step.
 */
export function stepOf(key: string, code: string, asked: number): number {
  const step = [2, 1, 0, -1].map((way) => stepAt(asked) + way).find((one) => codeAt(key, one) === code)
  if (step === undefined) throw new Error('a right code is of no step')
  return step
}
