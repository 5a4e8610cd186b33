import type { TextData } from '../../kernel/texts.ts'
import type { CategoryChoice } from './form/category-list.ts'
import type { Criteria, Listing } from './form/criteria.ts'
import type { SizeProblem } from './form/sizes.ts'
import type { TagChoice } from './form/tag-list.ts'

/** What the form starts with, and the results for the address. */
export interface FileSearchModel {
  /** Query parameters of the page that forms and links keep. */
  path: string
  criteria: Criteria
  listing: Listing
  categories: readonly CategoryChoice[]
  /** Name of the widget's top category. */
  rootName?: string
  /** Tags of the top category, shown without a call. */
  rootTags: readonly TagChoice[]
  /** Tags of the category in the address, when it is another one. */
  tags?: readonly TagChoice[]
  /** Whether the address asks for a search, whose results the page holds. */
  asked: boolean
  /** The address asks for a search without a category, and the widget wants one. */
  needsCategory?: true
  /**
   * HTML of the results, on the server only: the JSON of an island omits functions, and the page holds the results
   * already.
   */
  results?: (texts: TextData) => string
  problem?: SizeProblem
}
