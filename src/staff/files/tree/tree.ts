import type { Category } from '../api/answers.ts'

/** A category as a line of the tree. */
export interface Branch extends Category {
  /** 1 at the top. */
  level: number
  hasChildren: boolean
  /** Files in it and below it. */
  total: number
}

/** Every category with its place, in the order of the answer: parents before children. */
export function branches(categories: readonly Category[]): Branch[] {
  const byId = new Map<number, Branch>()
  for (const category of categories) {
    const parent = category.parentId === undefined ? undefined : byId.get(category.parentId)
    if (parent) parent.hasChildren = true
    byId.set(category.id, {
      ...category,
      level: (parent?.level ?? 0) + 1,
      hasChildren: false,
      total: category.files,
    })
  }
  const all = [...byId.values()]
  for (const branch of all.toReversed()) {
    const parent = branch.parentId === undefined ? undefined : byId.get(branch.parentId)
    if (parent) parent.total += branch.total
  }
  return all
}

/** The lines that are visible while only the `open` ones are unfolded. */
export function visible(all: readonly Branch[], open: ReadonlySet<number>): Branch[] {
  const shown = new Set<number>()
  return all.filter(({ id, parentId }) => {
    const isShown = parentId === undefined || (shown.has(parentId) && open.has(parentId))
    if (isShown) shown.add(id)
    return isShown
  })
}

/** A category and all below it. */
export function withBelow(all: readonly Branch[], id: number): ReadonlySet<number> {
  const below = new Set([id])
  for (const branch of all)
    if (branch.parentId !== undefined && below.has(branch.parentId)) below.add(branch.id)
  return below
}

/** The path from the top to a category. */
export function trail(all: readonly Branch[], id: number | undefined): Branch[] {
  const branch = all.find((one) => one.id === id)
  return branch ? [...trail(all, branch.parentId), branch] : []
}

/** Where a category goes: under `parentId` (the top without one), there before another, with null behind all others, else by its name. */
export interface Goal {
  parentId: number | null
  before?: number | null
}

const brothersOf = (all: readonly Branch[], branch: Branch) =>
  all.filter(({ parentId }) => parentId === branch.parentId)

/** One place up or down among its siblings, in under the one above it, or out after its parent. */
export function step(
  all: readonly Branch[],
  id: number,
  direction: 'up' | 'down' | 'in' | 'out',
): Goal | undefined {
  const branch = all.find((one) => one.id === id)
  if (!branch) return undefined
  const brothers = brothersOf(all, branch)
  const at = brothers.indexOf(branch)
  const parentId = branch.parentId ?? null
  if (direction === 'up') {
    const above = brothers[at - 1]
    return above && { parentId, before: above.id }
  }
  if (direction === 'down') {
    const below = brothers[at + 1]
    return below && { parentId, before: brothers[at + 2]?.id ?? null }
  }
  if (direction === 'in') {
    const above = brothers[at - 1]
    return above && { parentId: above.id }
  }
  const parent = all.find((one) => one.id === branch.parentId)
  if (!parent) return undefined
  const uncles = brothersOf(all, parent)
  return { parentId: parent.parentId ?? null, before: uncles[uncles.indexOf(parent) + 1]?.id ?? null }
}
