/** Limits of accounts. None of them is in the specification. */

export const minPasswordLength = 10
/** Longer ones only cost time to hash. */
export const maxPasswordLength = 128

/** A session ends after this, however much it is used. */
export const sessionSeconds = 14 * 24 * 3600

export const resetLinkHours = 1
