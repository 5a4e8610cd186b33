import { describe, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { customer, editor, unlockedViewer } from '../testing.ts'
import { access, type Lock } from './access.ts'

const password: Lock = { name: 'file:1', hasPassword: true, roles: [] }
const members: Lock = { name: 'category:2', hasPassword: false, roles: ['customer'] }
const forSale: Lock = { name: 'file:1', hasPassword: false, roles: [], productId: 7 }

describe('LIB-19 access', () => {
  it('opens a file without locks', () => {
    expect(access(anonymous, [], false)).toEqual({ open: true })
  })

  it('names the lock in the way and the ways to open it', () => {
    expect(access(anonymous, [members, password], false)).toEqual({
      open: false,
      lock: 'category:2',
      ways: ['sign-in'],
    })
    expect(access(customer, [members, password], false)).toEqual({
      open: false,
      lock: 'file:1',
      ways: ['password'],
    })
    expect(access(anonymous, [forSale], false)).toEqual({
      open: false,
      lock: 'file:1',
      ways: ['purchase'],
      productId: 7,
    })
    expect(access(anonymous, [{ ...password, roles: ['editor'], productId: 3 }], false)).toMatchObject({
      ways: ['password', 'sign-in', 'purchase'],
    })
  })

  it('requires every lock to be opened, each by one of its ways', () => {
    expect(access({ ...customer, unlocked: new Set(['file:1']) }, [members, password], false).open).toBe(true)
    expect(access(unlockedViewer('file:1'), [members, password], false).open).toBe(false)
    expect(access(unlockedViewer('file:1'), [{ ...password, roles: ['editor'] }], false).open).toBe(true)
  })

  it('ignores an unlocked name if that lock has no password', () => {
    expect(access(unlockedViewer('file:1'), [forSale], false).open).toBe(false)
    expect(access(unlockedViewer('category:2'), [members], false).open).toBe(false)
  })

  it('opens everything for a buyer and for staff', () => {
    expect(access(anonymous, [members, forSale], true).open).toBe(true)
    expect(access(editor, [members, password, forSale], false).open).toBe(true)
  })
})
