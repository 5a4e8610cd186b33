/** A category as the picker lists it (section 3): its children follow it, one level deeper. */
export interface CategoryChoice {
  id: number
  slug: string
  name: string
  /** 1 at the top. */
  level: number
  files: number
}

export interface ListedCategory extends CategoryChoice {
  /** The next item is one level deeper. */
  parent: boolean
}

/** Marks the parents (section 2). */
export const withParents = (categories: readonly CategoryChoice[]): ListedCategory[] =>
  categories.map((category, index) => ({
    ...category,
    parent: (categories[index + 1]?.level ?? 0) > category.level,
  }))

export interface NestedCategory extends CategoryChoice {
  children: NestedCategory[]
}

/** The same as a tree. */
export function nestCategories(categories: readonly CategoryChoice[]): NestedCategory[] {
  const top: NestedCategory[] = []
  const open: NestedCategory[] = []
  for (const category of categories) {
    while ((open.at(-1)?.level ?? 0) >= category.level) open.pop()
    const nested = { ...category, children: [] }
    ;(open.at(-1)?.children ?? top).push(nested)
    open.push(nested)
  }
  return top
}

/** Leaves out excluded categories and those below them. */
export function withoutExcluded<Item extends { id: number; level: number }>(
  categories: readonly Item[],
  excluded: readonly number[],
): Item[] {
  let above: Item | undefined
  return categories.filter((category) => {
    if (above && category.level > above.level) return false
    above = excluded.includes(category.id) ? category : undefined
    return above === undefined
  })
}

/** The categories whose label contains the words, ignoring case. */
export function filterCategories<Item extends { name: string }>(
  categories: readonly Item[],
  words: string,
): readonly Item[] {
  const wanted = words.trim().toLowerCase()
  return wanted === '' ? categories : categories.filter(({ name }) => name.toLowerCase().includes(wanted))
}

/** Section 9, category list. */
const highestPx = 600
const lowestBoxPx = 200
const lessThanBoxPx = 40

/** Beside a filter box of 200 to 600 px the list is 40 px lower than the box; otherwise it is at most 600 px high. */
export const listHeightPx = (boxPx: number): number =>
  boxPx > lowestBoxPx && boxPx < highestPx ? boxPx - lessThanBoxPx : highestPx
