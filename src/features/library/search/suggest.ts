import type { Viewer } from '../../../kernel/viewer.ts'
import type { FileId } from '../files/file-id.ts'
import type { FileRow } from '../files/view.ts'
import { maxSuggestions, minSuggestionLetters } from './limits.ts'
import type { SearchParts } from './search-parts.ts'
import { closeTitles } from './spelling.ts'
import { findTitles, type TitleRequest } from './titles.ts'

export interface Suggestion {
  id: FileId
  categoryId: number
  title: string
  /** Shown as `.protected-title`. */
  locked: boolean
}

export interface Suggestions {
  rows: readonly Suggestion[]
  /** The keyword that the rows are for, when the one asked for finds nothing. */
  meant?: string
}

const nothing: Suggestions = { rows: [] }

/** At most ten titles with the words (section 5, reading b); for a mistyped word, titles close to it. */
export async function suggest(
  parts: SearchParts,
  viewer: Viewer,
  request: TitleRequest,
): Promise<Suggestions> {
  if ([...request.keyword.replace(/\s/g, '')].length < minSuggestionLetters) return nothing
  const files = await findTitles(parts, viewer, request, maxSuggestions)
  if (files.length > 0) return { rows: files.map(suggestion) }
  const close = await closeTitles(parts, viewer, request, maxSuggestions)
  return close ? { rows: close.files.map(suggestion), meant: close.keyword } : nothing
}

const suggestion = (file: FileRow): Suggestion => ({
  id: file.id,
  categoryId: file.category.id,
  title: file.title,
  locked: !file.access.open,
})
