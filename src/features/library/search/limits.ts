/** Limits of a search (decisions, file library). */

export const defaultLimit = 15
export const maxLimit = 1_000
/** What the per-page select offers; -1 is 'all', capped at `maxLimit`. */
export const offeredLimits = [5, 10, 15, 20, 25, 30, 50, 100, -1] as const

export const maxSuggestions = 10
/** Letters without spaces before something is suggested (specification section 9). */
export const minSuggestionLetters = 3

/** More than anybody types: what comes after it in a request is not read. */
export const maxKeywordLength = 400
export const maxAlternatives = 10
export const maxWords = 20
export const maxListed = 100
export const maxNameLength = 100

/** The last word of a search also finds longer words from this many letters on. */
export const minPrefixLetters = 2
