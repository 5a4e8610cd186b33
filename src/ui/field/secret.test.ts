import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('SHOP-13 draws every password field, of the site and of staff, with a component that can show the password', () => {
  const sources = globSync('src/**/*.tsx').filter((path) => !path.includes('.test.'))
  const draws = /\btype(?:=|: ).*['"]password['"]|\bPasswordInput\b/
  expect(sources.filter((path) => draws.test(readFileSync(path, 'utf8'))).sort()).toEqual([
    'src/staff/files/panel/secret-input.tsx',
    'src/ui/field/secret.tsx',
  ])
})
