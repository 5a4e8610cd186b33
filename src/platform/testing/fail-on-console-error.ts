import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

let unexpected: string[] = []
const printed = console.error

/**
 * An unexpected `console.error` fails its test. A test that provokes one spies on it: `const error = vi.spyOn(console,
 * 'error').mockReturnValue()`, and asserts the message.
 */
beforeEach(() => {
  unexpected = []
  console.error = (...args: unknown[]) => {
    unexpected.push(format(...args))
  }
})

afterEach(() => {
  console.error = printed
  expect(unexpected, 'unexpected console.error').toEqual([])
})
