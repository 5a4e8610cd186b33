/** Section 9, suggestions. */
export const minSuggestionLetters = 3
export const suggestionDelayMs = 800
export const suggestionFadeMs = 300

/** Input that holds exactly its placeholder counts as empty (section 2). */
export const keywordOf = (typed: string, placeholder: string): string =>
  typed.trim() === placeholder.trim() ? '' : typed

/** Whether a suggestion is asked for: three characters, not counting spaces (decisions, reading b). */
export const isSuggestible = (keyword: string): boolean =>
  [...keyword.replace(/\s/g, '')].length >= minSuggestionLetters
