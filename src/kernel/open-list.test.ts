import { expect, it } from 'vitest'
import { createOpenList } from './open-list.ts'

const open = () => createOpenList('widget', [['text', 1]])

it('RUN-01 an open list takes members in and gives them back', () => {
  const list = open()
  const takeOut = list.add([['chart', 2]])
  expect([...list]).toEqual([
    ['text', 1],
    ['chart', 2],
  ])
  takeOut()
  expect([...list.keys()]).toEqual(['text'])
})

it.each([
  ['ours', ['chart', 'text']],
  ['its own', ['chart', 'chart']],
])('RUN-01 an open list refuses all when one has a name of %s', (_, names) => {
  const list = open()
  expect(() => list.add(names.map((name) => [name, 3]))).toThrow(/there is a widget (text|chart) already/)
  expect([...list]).toEqual([['text', 1]])
})
