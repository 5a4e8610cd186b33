/** Limits of accounts. None of them is in the specification. */

export const minPasswordLength = 10
/** Longer ones only cost time to hash. */
export const maxPasswordLength = 128

/** A session ends after this, however much it is used. */
export const sessionSeconds = 14 * 24 * 3600

export const resetLinkHours = 1

/** Of signing in with a code of an app. */
export const twoFactorLimits = {
  /** From the password to the code. */
  secondsToAnswer: 600,
  /** In a row, over all sign-ins, before an account takes no code for a while. */
  wrongCodes: 10,
  lockedSeconds: 900,
  backupCodes: 8,
} as const
