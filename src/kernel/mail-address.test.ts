import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readMailAddress } from './mail-address.ts'

it('abuse 32 an address is folded in one way, and no letter of another script turns into one of it', () => {
  expect(readMailAddress('  Klara@Schelp.EXAMPLE ')).toBe('klara@schelp.example')
  for (const typed of [
    '\u212Alara@schelp.example',
    'klara@sc\u0125elp.example',
    '\u0130van@schelp.example',
    'klara@schelp.example, ra@schelp.example',
    'klara @schelp.example',
    'klara@schelp',
    '',
    'klara\u200B@schelp.example',
    `${'a'.repeat(300)}@schelp.example`,
    'klara@schelp.example\0',
  ])
    expect([typed, readMailAddress(typed)]).toEqual([typed, undefined])
})

it('abuse 32 no other file of the program reads an address by rules of its own', () => {
  const root = join(import.meta.dirname, '..')
  const others = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.') && file !== 'kernel/mail-address.ts')
    .filter((file) =>
      /z\.email\(|\.email\(\)\s*[.,)]|[eE]mail\w*\)?(?:\.trim\(\))?\.toLowerCase\(\)/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
  expect(others).toEqual([])
})
