/** Limits of a search (decisions, file library). */

export const defaultLimit = 15
export const maxLimit = 1_000
/** What the per-page select offers; -1 is 'all', capped at `maxLimit`. */
export const offeredLimits = [5, 10, 15, 20, 25, 30, 50, 100, -1] as const

export const maxSuggestions = 10
/** The fewest letters for suggestions, spaces not counted (specification section 9). */
export const minSuggestionLetters = 3

/** The rest of a longer keyword is ignored. */
export const maxKeywordLength = 400
/** How many characters of one field are read; blanks around a keyword count too. */
export const longestTyped = 2_000
/** How many characters of a field with a list of names are read. */
export const longestList = 12_000
export const maxAlternatives = 10
export const maxWords = 20
export const maxListed = 100
export const maxNameLength = 100
