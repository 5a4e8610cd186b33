import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Catalogue = Readonly<Record<string, string>>

const widgets = import.meta.dirname
const catalogueIn = async (path: string): Promise<Catalogue> => {
  const [catalogue] = Object.values(await import(join(widgets, path)))
  return catalogue as Catalogue
}

it('EDIT-01 two catalogues that a room shares with others have no name for different texts', async () => {
  const shared = new Map<string, Catalogue>()
  for (const path of globSync('shared/**/*-texts.nl.ts', { cwd: widgets })) {
    const [, name = ''] = /export const (\w+) =/.exec(readFileSync(join(widgets, path), 'utf8')) ?? []
    shared.set(name, await catalogueIn(path))
  }
  expect(shared.size).toBeGreaterThan(5)
  const clashes: string[] = []
  for (const path of globSync('{*,shared/**}/*texts.nl.ts', { cwd: widgets })) {
    const source = readFileSync(join(widgets, path), 'utf8')
    const parts = [...source.matchAll(/^ +\.\.\.(\w+),/gm)].map(([, name = '']) => name)
    const said = new Map<string, [text: string, by: string]>()
    for (const name of parts)
      for (const [key, text] of Object.entries(shared.get(name) ?? {})) {
        const [before, by] = said.get(key) ?? [text, name]
        if (before !== text) clashes.push(`${path}: ${key} of ${by} and ${name}`)
        said.set(key, [text, name])
      }
  }
  expect(clashes).toEqual([])
})
