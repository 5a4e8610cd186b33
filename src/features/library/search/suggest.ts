import type { Viewer } from '../../../kernel/viewer.ts'
import { maxSuggestions, minSuggestionLetters } from './limits.ts'
import type { SearchParts } from './search-parts.ts'
import { closeTitles } from './spelling.ts'
import { type FoundTitle, findTitles, type TitleRequest } from './titles.ts'

export interface Suggestions {
  rows: readonly FoundTitle[]
  /** The corrected keyword, if the typed one finds nothing. */
  meant?: string
}

const nothing: Suggestions = { rows: [] }

/** Suggests at most ten titles that have the words (section 5, reading b), or their corrected spelling. */
export async function suggest(
  parts: SearchParts,
  viewer: Viewer,
  request: TitleRequest,
): Promise<Suggestions> {
  if ([...request.keyword.replace(/\s/g, '')].length < minSuggestionLetters) return nothing
  const files = await findTitles(parts, viewer, request, maxSuggestions)
  if (files.length > 0) return { rows: files }
  const close = await closeTitles(parts, viewer, request, maxSuggestions)
  return close ? { rows: close.files, meant: close.keyword } : nothing
}
