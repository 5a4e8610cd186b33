import { describe, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { customer, editor, unlockedViewer } from '../testing.ts'
import { access, type Lock } from './access.ts'

const password: Lock = { name: 'file:1', hasPassword: true, roles: [] }
const members: Lock = { name: 'category:2', hasPassword: false, roles: ['customer'] }
const forSale: Lock = { name: 'file:1', hasPassword: false, roles: [], productId: 7 }

describe('LIB-19 access', () => {
  it('is open without locks', () => {
    expect(access(anonymous, [], false)).toEqual({ open: true })
  })

  it('says which lock is in the way and what opens it', () => {
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

  it('wants every lock on the way opened, each by one of its ways', () => {
    expect(access({ ...customer, unlocked: new Set(['file:1']) }, [members, password], false).open).toBe(true)
    expect(access(unlockedViewer('file:1'), [members, password], false).open).toBe(false)
    expect(access(unlockedViewer('file:1'), [{ ...password, roles: ['editor'] }], false).open).toBe(true)
  })

  it('does not take an unlocked name for the key of a lock without a password', () => {
    expect(access(unlockedViewer('file:1'), [forSale], false).open).toBe(false)
    expect(access(unlockedViewer('category:2'), [members], false).open).toBe(false)
  })

  it('opens everything to a buyer and to staff', () => {
    expect(access(anonymous, [members, forSale], true).open).toBe(true)
    expect(access(editor, [members, password, forSale], false).open).toBe(true)
  })
})
