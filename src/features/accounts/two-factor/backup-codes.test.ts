import { expect, it } from 'vitest'
import { typedBackupCode } from './backup-codes.ts'

it.each([
  ['7kx2m-9rhd4', '7kx2m-9rhd4'],
  [' 7KX2M 9RHD4', '7kx2m-9rhd4'],
  ['v4VtN–PFj01', 'v4VtN-PFj01'],
  ['', '-'],
])('EDIT-06 reads the backup code %j as %j', (typed, code) => {
  expect(typedBackupCode(typed)).toBe(code)
})
