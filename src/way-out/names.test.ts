import { expect, it } from 'vitest'
import { Names, safeExtension, safeName } from './names.ts'

it.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['a/b\\c:d', 'a-b-c-d'],
  ['nul\0byte', 'nulbyte'],
  ['=cmd|calc', '=cmd-calc'],
  ['  .verborgen. ', 'verborgen'],
  ['-rf', 'rf'],
  ['CON.txt', '_CON.txt'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['...', 'naamloos'],
  ['', 'naamloos'],
  ['Jaarverslag 1994: “Sint-Jacob”', 'Jaarverslag 1994- “Sint-Jacob”'],
])('EDIT-08: a title %j becomes the name %j', (title, name) => {
  expect(safeName(title)).toBe(name)
})

it('EDIT-08: a title of 300 letters becomes a name that every file system takes', () => {
  for (const letter of ['a', 'é', '漢', '🐚']) {
    const name = safeName(letter.repeat(300))
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(150)
    expect(name.isWellFormed()).toBe(true)
    expect(name.startsWith(letter)).toBe(true)
  }
})

it('EDIT-08: no two names in a folder are the same, to a file system that ignores case either', () => {
  const names = new Names()
  expect(['Foto', 'foto', 'FOTO'].map((name) => names.take(name, '.jpg'))).toEqual([
    'Foto.jpg',
    'foto (2).jpg',
    'FOTO (3).jpg',
  ])
})

it('EDIT-08: an extension is letters and digits, or there is none', () => {
  expect(['PDF', '../x', '', 'a b'].map(safeExtension)).toEqual(['.pdf', '', '', ''])
})
