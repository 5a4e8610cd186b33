import type { AccountLimits, AttemptLimit } from '../deps.ts'

export interface Attempt {
  /** The subscriber's address. */
  from: string
  /** The account that is tried, whether there is one or not. */
  email: string
  /** Of a browser that is known for this account (`known-device.ts`). */
  device: string | undefined
}

/**
 * Counts a try to sign in; undefined when there were too many. A right password is given back, so that only wrong
 * ones count. Strangers are counted by address, by address and account, and, far more patiently, by account alone: ten
 * wrong tries stop whoever makes them, not the owner elsewhere.
 */
export async function countAttempt(
  limits: AccountLimits | undefined,
  { from, email, device }: Attempt,
): Promise<{ giveBack(): Promise<void> } | undefined> {
  if (!limits) return { giveBack: async () => undefined }
  const counted: readonly (readonly [AttemptLimit, string])[] =
    device === undefined
      ? [
          ['sign-in', from],
          ['sign-in-pair', JSON.stringify([from, email])],
          ['sign-in-account', email],
        ]
      : [['sign-in-device', device]]
  // Right ones cost work, too.
  if (!(await limits.consume('sign-in-flood', from)).ok) return undefined
  for (const [name, key] of counted) if (!(await limits.consume(name, key)).ok) return undefined
  return {
    async giveBack() {
      await Promise.all(counted.map(([name, key]) => limits.giveBack(name, key)))
    },
  }
}
