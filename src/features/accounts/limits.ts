/** Limits of accounts. None of them is in the specification. */

export const minPasswordLength = 10
/** Longer passwords only take time to hash. */
export const maxPasswordLength = 128

/** A session ends after this time, even when it is used. */
export const sessionSeconds = 14 * 24 * 3600

/** Longer than the hour in which an address gets no more links. */
export const resetLinkHours = 2

/** Lifetime of a link that proves an e-mail address. */
export const proofHours = 24

/** For the typed codes that prove an e-mail address. */
export const codeLimits = { minutes: 15, attempts: 5 } as const

/** For two-factor sign-in. */
export const twoFactorLimits = {
  /** Time between the password and the code. */
  secondsToAnswer: 600,
  /** Consecutive wrong codes, over all sign-ins, before the account is locked. */
  wrongCodes: 10,
  lockedSeconds: 900,
  backupCodes: 8,
} as const

export const passkeyLimits = {
  /** Time between the challenge and the answer of the device. */
  secondsToAnswer: 600,
  /** Passkeys of one account. */
  most: 20,
  longestName: 60,
} as const
