import { describe, expect, it } from 'vitest'
import type { Category } from '../api/answers.ts'
import { branches, step, trail, visible, withBelow } from './tree.ts'

const lock = { hasPassword: false, roles: [] }
const category = (id: number, parentId?: number, files = 1): Category => ({
  id,
  name: `C${id}`,
  description: '',
  files,
  lock,
  ...(parentId === undefined ? {} : { parentId }),
})

/** 1 (2 (3), 4), 5 */
const all = branches([category(1), category(2, 1), category(3, 2), category(4, 1), category(5)])
const ids = (found: { id: number }[]) => found.map(({ id }) => id)

describe('EDIT-03 the category tree', () => {
  it('knows levels, children and files below', () => {
    expect(all.map(({ level, hasChildren, total }) => [level, hasChildren, total])).toEqual([
      [1, true, 4],
      [2, true, 2],
      [3, false, 1],
      [2, false, 1],
      [1, false, 1],
    ])
  })

  it('shows what is unfolded, and nothing of a branch that is folded above it', () => {
    expect(ids(visible(all, new Set()))).toEqual([1, 5])
    expect(ids(visible(all, new Set([2])))).toEqual([1, 5])
    expect(ids(visible(all, new Set([1])))).toEqual([1, 2, 4, 5])
  })

  it('knows what stands below and above', () => {
    expect([...withBelow(all, 1)]).toEqual([1, 2, 3, 4])
    expect(ids(trail(all, 3))).toEqual([1, 2, 3])
    expect(trail(all, undefined)).toEqual([])
  })

  it.each([
    [4, 'up', { parentId: 1, before: 2 }],
    [2, 'up', undefined],
    [2, 'down', { parentId: 1, before: null }],
    [1, 'down', { parentId: null, before: null }],
    [5, 'down', undefined],
    [4, 'in', { parentId: 2 }],
    [1, 'in', undefined],
    [3, 'out', { parentId: 1, before: 4 }],
    [4, 'out', { parentId: null, before: 5 }],
    [5, 'out', undefined],
  ] as const)('moves %i %s by the keyboard', (id, direction, goal) => {
    expect(step(all, id, direction)).toEqual(goal)
  })
})
