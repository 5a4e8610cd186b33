import { expect, it } from 'vitest'
import { giveBack, lend, takeMemory } from './pieces.ts'

it('LIB-24 reuses the memory of a returned piece', () => {
  const memory = takeMemory()
  const piece = lend(memory, 10)
  expect(piece).toHaveLength(10)
  giveBack(piece)
  expect(takeMemory()).toBe(memory)
})

it('LIB-24 never gives memory out twice, nor while a part of its piece may still be in use', () => {
  const memory = takeMemory()
  const piece = lend(memory, 10)
  giveBack(piece.subarray(0, 5))
  giveBack(Buffer.from('of somebody else'))
  expect(takeMemory()).not.toBe(memory)
  giveBack(piece)
  giveBack(piece)
  expect(takeMemory()).toBe(memory)
  expect(takeMemory()).not.toBe(memory)
})
