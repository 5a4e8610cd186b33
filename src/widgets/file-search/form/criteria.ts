import type { SizeUnit } from '../../../kernel/bytes.ts'

export const dateNames = ['cfrom', 'cto', 'ufrom', 'uto'] as const
/** The four dates: created and updated, from and to. */
export type DateName = (typeof dateNames)[number]

export interface Sizes {
  /** As typed; empty means no limit. */
  from: string
  to: string
  fromUnit: SizeUnit
  toUnit: SizeUnit
  /** Bytes of an address which the amount shows rounded; they hold until it or its unit is changed. */
  fromBytes?: number | undefined
  toBytes?: number | undefined
}

/** What a visitor entered in the form. */
export interface Criteria {
  keyword: string
  /** 0: no category. */
  category: number
  /** Tags ticked in the list. */
  tags: readonly string[]
  /** Tags typed, with commas. */
  typedTags: string
  /** Extensions; empty: all. */
  types: readonly string[]
  sizes: Sizes
  /** DD-MM-YYYY as typed. */
  dates: Readonly<Record<DateName, string>>
}

export interface Order {
  column: string
  direction: 'asc' | 'desc'
}

/** The layout of the results, which the results area sets beside the form's criteria. */
export interface Listing {
  order?: Order
  page: number
  limit: number
}

const noSizes: Sizes = { from: '', to: '', fromUnit: 'kb', toUnit: 'kb' }
const noDates = { cfrom: '', cto: '', ufrom: '', uto: '' }

/** An empty form; `root` is the widget's top category. */
export const emptyCriteria = (root: number): Criteria => ({
  keyword: '',
  category: root,
  tags: [],
  typedTags: '',
  types: [],
  sizes: noSizes,
  dates: noDates,
})

/** Number of filters in use, not counting keyword and category. */
export const filledIn = ({ tags, typedTags, types, sizes, dates }: Criteria): number =>
  [
    tags.length > 0 || typedTags.trim(),
    types.length > 0,
    sizes.from,
    sizes.to,
    ...Object.values(dates),
  ].filter(Boolean).length

/** The items of a comma-separated list, without duplicates. */
export const splitList = (text: string): string[] =>
  [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean)

/** Ticked and typed tags together, without duplicates. */
export const allTags = ({ tags, typedTags }: Pick<Criteria, 'tags' | 'typedTags'>): string[] => {
  const seen = new Set<string>()
  return [...tags, ...splitList(typedTags)].filter((tag) => {
    const key = tag.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
