/** Limits of a search (decisions, file library). */

export const defaultLimit = 15
export const maxLimit = 1_000
/** What the per-page select offers; -1 is 'all', capped at `maxLimit`. */
export const offeredLimits = [5, 10, 15, 20, 25, 30, 50, 100, -1] as const

export const maxSuggestions = 10
/** Suggestions begin at this many letters, spaces not counted (specification section 9). */
export const minSuggestionLetters = 3

/** Longer than anybody types; the rest of a keyword is ignored. */
export const maxKeywordLength = 400
/** What is read of one field; a keyword may stand between many blanks. */
export const longestTyped = 2_000
/** What is read of a field that lists names. */
export const longestList = 12_000
export const maxAlternatives = 10
export const maxWords = 20
export const maxListed = 100
export const maxNameLength = 100
