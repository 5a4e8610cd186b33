import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What stands between quotes in the catalogues and in the fields of widgets, one form at a time. */
const onScreens = new Set(
  globSync('{src,extensions}/**/{*.nl.ts,fields.ts,*-fields.ts}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].flatMap(([, words = '']) =>
      words.split('||||').map((form) => form.trim()),
    ),
  ),
)

const chapters = globSync('docs/handleiding/*.md').filter((file) => !file.endsWith('README.md'))

it('EDIT-05 the handbook tells of no button or field in other words than the screens', () => {
  expect(chapters.length).toBeGreaterThan(15)
  const strange = chapters.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\*\*([^*]+)\*\*/g)]
      .map(([, words = '']) => words.replace(/\s+/g, ' '))
      .filter((words) => !onScreens.has(words))
      .map((words) => `${file}: ${words}`),
  )
  expect(strange).toEqual([])
})

it('EDIT-05 the list of chapters names each once, and each has a title and tasks', () => {
  const list = readFileSync('docs/handleiding/README.md', 'utf8')
  const named = [...list.matchAll(/\[([^\]]+)\]\(([a-z-]+)\.md\)/g)]
  expect(named.map(([, , name]) => `docs/handleiding/${name}.md`).toSorted()).toEqual(chapters.toSorted())
  for (const [, title, name] of named) {
    const text = readFileSync(`docs/handleiding/${name}.md`, 'utf8')
    expect(text.split('\n')[0]).toBe(`# ${title}`)
    expect(text, name).toMatch(/^## /m)
  }
})

it('EDIT-05 every picture of the handbook is there, says what it shows, and is small', () => {
  const pictures = chapters.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/!\[([^\]]*)\]\(\.\.\/pictures\/([a-z-]+\.webp)\)/g),
  ])
  expect(pictures.length).toBeGreaterThan(15)
  expect(pictures.filter(([, alt = '']) => alt.length < 8).map(([, , name]) => name)).toEqual([])
  const bytes = globSync('docs/pictures/*.webp').reduce((sum, file) => sum + readFileSync(file).length, 0)
  expect(bytes).toBeLessThan(3_000_000)
})
