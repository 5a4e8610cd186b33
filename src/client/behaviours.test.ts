import { expect, it } from 'vitest'
import { behaviours } from './behaviours.ts'

const views = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../staff/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.keys(import.meta.glob('../**/*.behaviour.ts'))

const asked = Object.values(views).flatMap((source) =>
  [...source.matchAll(/(?:data-behaviour|'data-behaviour'):?=?[^\n]*?['"]([a-z -]+)['"]/g)].flatMap(
    ([, names = '']) => names.split(' '),
  ),
)

it('EDIT-01 finds every behaviour that HTML asks for, by its name', () => {
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !behaviours.has(name))).toEqual([])
})

it('EDIT-01 gives each behaviour a name of its own', async () => {
  expect(behaviours.size).toBe(files.length)
  for (const load of behaviours.values()) expect((await load()).mount).toBeTypeOf('function')
})
