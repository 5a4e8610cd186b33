import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const listed = new Set(readFileSync('docs/requirements.md', 'utf8').match(/(?<=^- \*\*)[^*]+(?=\*\*)/gm))

/** What a title begins with: `LIB-07 `, `SHOP-12, abuse 8, 19 `, `others 3: `. */
const beginning = /['"`]((?:(?:[A-Z]{3,}-\d\d|(?:abuse|others) \d+(?:, \d+)*)[ ,:]+)+)/g

/** `LIB-07`, and each number of `abuse 8, 19`. */
const citedIn = (title: string): string[] => [
  ...(title.match(/[A-Z]+-\d\d/g) ?? []),
  ...[...title.matchAll(/(abuse|others) (\d+(?:, \d+)*)/g)].flatMap(([, list, numbers = '']) =>
    numbers.split(', ').map((number) => `${list} ${number}`),
  ),
]

it('RUN-01 every requirement with which the title of a test begins stands in docs/requirements.md', () => {
  const cited = globSync('{src,e2e,demo,extensions,bench,scripts}/**/*.{test,spec}.{ts,tsx}').flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(beginning)]
        .flatMap(([, title = '']) => citedIn(title))
        .map((id) => ({ id, file })),
  )
  expect(cited.length).toBeGreaterThan(1_000)
  expect(cited.filter(({ id }) => !listed.has(id))).toEqual([])
})
