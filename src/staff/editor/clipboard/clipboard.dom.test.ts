import { beforeEach, expect, it } from 'vitest'
import { copiedBlock, copyBlock } from './clipboard.ts'

beforeEach(() => localStorage.clear())

it('EDIT-01 what is copied can be pasted on another page', () => {
  const block = { type: 'columns', props: { id: 'a', first: [{ type: 'text', props: { id: 'b' } }] } }
  copyBlock(block)
  expect(copiedBlock()).toEqual(block)
})

it('EDIT-01 nothing is pasted of what is no widget', () => {
  expect(copiedBlock()).toBeUndefined()
  for (const text of ['', '{', '[]', '{"type":3}', '{"type":"text","props":{}}']) {
    localStorage.setItem('schelp-editor-clipboard', text)
    expect(copiedBlock()).toBeUndefined()
  }
})
