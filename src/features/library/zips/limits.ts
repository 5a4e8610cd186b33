/** Limits of a selection (LIB-14, LIB-24). */

export const maxZipFiles = 10_000

/** How long a link works, for whoever has the same rights. */
export const zipDays = 7

export const manifestName = 'inhoud.txt'
