import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')
const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/*.nl.ts', { eager: true })

/** Catalogues whose keys the program does not name. */
const others = new Set(['../../widgets/shared/map/base/names.nl.ts', './interface.nl.ts', '../texts.nl.ts'])
/** Texts that the specification asks for and that are shown nowhere. */
const specified = new Set(['dateOverlapped', 'dateCustom'])

const code = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !/\.(test|nl)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(src, path), 'utf8'))
  .join('\n')
const words = new Set(code.match(/[\w-]*\w/g))

/** What template strings make, such as `gap-${name}` and `${key}Name`. */
const made = [...new Set([...code.matchAll(/`((?:[\w.-]|\$\{[^{}]*\})+)`/g)].map((match) => match[1] ?? ''))]
  .map((template) => template.split(/\$\{[^{}]*\}/))
  .filter((pieces) => pieces.length > 1 && pieces.some((piece) => piece !== ''))
  .map((pieces) => new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', '\\.')).join('([\\w-]+)')}$`))

/** The names of the texts, those within groups after that of their group and a point. */
const namesIn = (texts: unknown, group = ''): string[] =>
  typeof texts !== 'object' || texts === null || 'en' in texts
    ? [group]
    : Object.entries(texts).flatMap(([name, text]) => namesIn(text, group ? `${group}.${name}` : name))

const lastOf = (name: string) => name.split('.').at(-1) ?? ''

/** A word of the code, or made of such words. */
const isSaid = (name: string): boolean =>
  words.has(name) || made.some((pattern) => pattern.exec(name)?.slice(1).every(isSaid))

describe.each(Object.keys(catalogues).filter((path) => !others.has(path)))('%s', (path) => {
  it('EDIT-05 holds no text that the program never says', () => {
    const names = Object.values(catalogues[path] ?? {}).flatMap((texts) =>
      typeof texts === 'object' ? namesIn(texts) : [],
    )
    expect(names.filter((name) => ![name, lastOf(name)].some(isSaid) && !specified.has(name))).toEqual([])
  })
})
