import { describe, expect, it } from 'vitest'
import { checkDocument } from './check-document.ts'
import { block, nested, saying } from './testing.ts'

const page = (...content: unknown[]) => ({ root: { props: {} }, content })

describe('EDIT-01 takes what the page editor makes', () => {
  it('with slots, and slots in the items of a list', () => {
    const inSlot = page(
      block('columns', {
        left: [block('one'), block('two')],
        items: [{ label: 'Eerste', content: [block('three')] }],
      }),
    )
    expect(checkDocument(inSlot)).toEqual({ ok: true, value: inSlot })
  })

  it('without props of its root, and without what Puck adds and JSON leaves out', () => {
    const made = { root: {}, content: [block('a', { link: undefined })], zones: {} }
    expect(checkDocument(made)).toEqual({
      ok: true,
      value: { root: { props: {} }, content: [{ type: 'text', props: { id: 'a' } }] },
    })
  })

  it('with twenty blocks in each other, and a megabyte less a little', () => {
    expect(checkDocument(page(nested(20))).ok).toBe(true)
    expect(checkDocument(saying('x'.repeat(1024 * 1024 - 200))).ok).toBe(true)
  })
})

const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)

it.each([
  ['two blocks of one name', page(block('a'), block('a')), 'two blocks named a'],
  ['two blocks of one name in different slots', page(block('a', { x: [block('b')], y: [block('b')] })), 'b'],
  ['a block without a name', page({ type: 'text', props: {} }), 'without a usable id'],
  [
    'a block without a name in a slot',
    page(block('a', { x: [{ type: 'text', props: {} }] })),
    'without a usable id',
  ],
  ['a name that breaks out of an attribute', page(block('"><script>')), 'without a usable id'],
  ['a type that is no name', page({ type: '../secret', props: { id: 'a' } }), 'type'],
  ['blocks nested too deep', page(nested(21)), 'too deep'],
  ['lists nested without end', page(block('a', { x: deep })), 'too deep'],
  ['more than a megabyte', saying('x'.repeat(1024 * 1024)), 'megabyte'],
  ['more than a megabyte in letters of two bytes', saying('é'.repeat(600 * 1024)), 'megabyte'],
  ['a null byte', saying('a\0b'), 'null byte'],
  ['half a character', saying('\ud83d'), 'half a character'],
  ['a null byte in a key', page(block('a', { 'b\0': 1 })), 'null byte'],
  ['a number without end', page(block('a', { x: Number.POSITIVE_INFINITY })), 'without end'],
  ['a function', page(block('a', { x: () => 1 })), 'function'],
  ['no list of blocks', { root: { props: {} } }, 'content'],
  ['something that is no block', page('text'), 'content'],
  ['nothing', null, ''],
])('abuse 24: refuses %s', (_, data, reason) => {
  const checked = checkDocument(data)
  expect(checked).toMatchObject({ ok: false, code: 'invalid-document' })
  expect(checked.ok ? '' : checked.detail).toContain(reason)
})
