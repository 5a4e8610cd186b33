import type { TextData } from '../../kernel/texts.ts'
import type { CategoryChoice } from './form/category-list.ts'
import type { Criteria, Listing } from './form/criteria.ts'
import type { SizeProblem } from './form/sizes.ts'
import type { TagChoice } from './form/tag-list.ts'

/** What the form begins with, and the results that the address asked for. */
export interface FileSearchModel {
  /** Of the page, for the form and the addresses of searches. */
  path: string
  criteria: Criteria
  listing: Listing
  categories: readonly CategoryChoice[]
  /** Name of the category that the widget begins with. */
  rootName?: string
  /** Tags of the widget's beginning, shown without a call. */
  rootTags: readonly TagChoice[]
  /** Tags of the category in the address, when that is another one. */
  tags?: readonly TagChoice[]
  /** Whether the address asked for something; the results stand in the page. */
  asked: boolean
  /** HTML of the results, on the server only: an island's JSON leaves functions out, and the page holds them. */
  results?: (texts: TextData) => string
  problem?: SizeProblem
}
