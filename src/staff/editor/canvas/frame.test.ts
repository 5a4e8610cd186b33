import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

it('EDIT-01 widgets are told of in a batch of the same package that Puck’s drag and drop listens with', () => {
  const ours = createRequire(import.meta.url)
  const pucks = createRequire(ours.resolve('@puckeditor/core'))
  expect(ours.resolve('@dnd-kit/state')).toBe(pucks.resolve('@dnd-kit/state'))
})
