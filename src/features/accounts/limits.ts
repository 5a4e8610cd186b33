/** Limits of accounts. None of them is in the specification. */

export const minPasswordLength = 10
/** Longer ones only cost time to hash. */
export const maxPasswordLength = 128

/** A session ends after this, however much it is used. */
export const sessionSeconds = 14 * 24 * 3600

export const resetLinkHours = 1

/** A link that proves an e-mail address. */
export const proofHours = 24

/** A code that is typed in, so that guest orders join an account. */
export const codeLimits = { minutes: 15, tries: 5 } as const

/** Of signing in with a code of an app. */
export const twoFactorLimits = {
  /** From the password to the code. */
  secondsToAnswer: 600,
  /** In a row, over all sign-ins, before an account takes no code for a while. */
  wrongCodes: 10,
  lockedSeconds: 900,
  backupCodes: 8,
} as const

export const passkeyLimits = {
  /** From the question to the answer of the device. */
  secondsToAnswer: 600,
  /** Of one account. */
  most: 20,
  longestName: 60,
} as const
