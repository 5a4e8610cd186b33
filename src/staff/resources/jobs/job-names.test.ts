import { expect, it } from 'vitest'
import { messages } from '../../texts.nl.ts'

/** Every kind of work by its name, wherever it is defined. */
const sources = import.meta.glob('../../../{backup,classic-site,features,platform,server}/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('EDIT-06 every kind of work has a name in words', () => {
  const kinds = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([, source]) => [...String(source).matchAll(/: JobKind<.*> = \{\s*name: '([a-z-]+)'/g)])
    .map(([, name]) => name)
  expect(kinds.length).toBeGreaterThan(15)
  const named: Readonly<Record<string, string>> = messages.jobs.kinds
  expect(kinds.filter((name) => !named[name ?? ''])).toEqual([])
})
