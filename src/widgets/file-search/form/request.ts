import { criteriaFields } from './address.ts'
import type { Criteria, Listing } from './criteria.ts'

/** Parameters of the page that every search sends. */
export interface RequestSettings {
  exclude: string
  theme: 'default' | 'ggd' | 'preview'
  columns: string
  showPagination: boolean
  downloadSelected: boolean
}

/** The body of a search (section 3, search request), without empty values. */
export function searchFields(
  criteria: Criteria,
  listing: Listing,
  { exclude, theme, columns, showPagination, downloadSelected }: RequestSettings,
): URLSearchParams {
  return stripped([
    ...criteriaFields(criteria),
    ['exclude', exclude],
    ['theme', theme === 'default' ? '' : theme],
    ['show_pagination', showPagination ? '1' : ''],
    ['paged', String(listing.page)],
    ['limit', String(listing.limit)],
    ['theme_column', columns],
    // Our own parameter: without it the results have neither checkboxes nor their button.
    ['download_selected', downloadSelected ? '' : '0'],
    ['ordering', listing.order?.column ?? ''],
    ['dir', listing.order?.direction ?? ''],
  ])
}

/** The body of a suggestion (section 7). */
export const suggestionFields = (
  { keyword, category }: Pick<Criteria, 'keyword' | 'category'>,
  { order }: Pick<Listing, 'order'>,
  { exclude }: Pick<RequestSettings, 'exclude'>,
): URLSearchParams =>
  stripped([
    ['q', keyword.trim()],
    ['catid', category === 0 ? '' : String(category)],
    ['exclude', exclude],
    ['make_file_suggestion', '1'],
    ['ordering', order?.column ?? ''],
    ['dir', order?.direction ?? ''],
  ])

const stripped = (fields: readonly (readonly [string, string])[]): URLSearchParams =>
  new URLSearchParams(fields.filter(([, value]) => value.trim() !== '').map(([name, value]) => [name, value]))
