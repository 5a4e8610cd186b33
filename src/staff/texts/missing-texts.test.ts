import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { i18nProvider } from '../i18n.ts'

const staff = join(import.meta.dirname, '..')
/** What reads these props and calls these functions looks its text up; a name has a point and no space. */
const named =
  /(?:\b(?:translate|notify)\(\s*'|\b(?:label|title|hint|helperText|placeholder)=")([a-z][\w-]*(?:\.[\w-]+)+)['"]/g

it('EDIT-05 every text that a screen names is there', () => {
  const names = globSync('**/*.{ts,tsx}', { cwd: staff })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(staff, path), 'utf8').matchAll(named)])
    .map((match) => match[1] ?? '')
  expect(names.length).toBeGreaterThan(300)
  for (const name of names) expect(() => i18nProvider.translate(name), name).not.toThrow()
})
