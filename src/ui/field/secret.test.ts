import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('SHOP-13 every password field of the site is drawn by the one piece that can show what was typed', () => {
  const sources = globSync('src/**/*.tsx').filter((path) => !/^src\/staff\/|\.test\./.test(path))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((path) => readFileSync(path, 'utf8').includes('type="password"'))).toEqual([
    'src/ui/field/secret.tsx',
  ])
})
