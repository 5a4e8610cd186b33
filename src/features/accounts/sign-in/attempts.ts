import type { AccountLimits, AttemptLimit } from '../deps.ts'

export interface Attempt {
  /** The client address. */
  from: string
  /** The e-mail address of the account, which may not exist. */
  email: string
  /** The known device of this account (`known-device.ts`), if it is one. */
  device: string | undefined
}

/**
 * Counts an attempt to sign in; undefined when there were too many. Call `giveBack` after a right password, so that
 * only wrong ones count. Attempts from unknown devices are counted by client address, by address and account, and, with
 * a much higher limit, by account: ten wrong attempts stop the attacker, not the owner elsewhere.
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
  // Right passwords cost work, too, so this limit is not given back.
  if (!(await limits.consume('sign-in-flood', from)).ok) return undefined
  for (const [name, key] of counted) if (!(await limits.consume(name, key)).ok) return undefined
  return {
    async giveBack() {
      await Promise.all(counted.map(([name, key]) => limits.giveBack(name, key)))
    },
  }
}
