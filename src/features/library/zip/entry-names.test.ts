import { describe, expect, it } from 'vitest'
import fc from '../../../platform/testing/properties.ts'
import { archiveName, entryName, entryNames } from './entry-names.ts'

/** Text with many of the characters that make a name dangerous. */
const nastyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '../',
        '..\\',
        '/',
        'C:',
        '\r\n',
        '\0',
        '\u202e',
        '\u2067',
        '\u200f',
        '\ud800',
        '\u061c',
        '\ufeff',
        'CON',
        'con.',
        'aux',
        'LPT1',
        'COM¹',
        ' ',
        '.',
        '-',
        '  ',
        '?',
        '*',
        '"',
        'é',
        'e\u0301',
        'İ',
        'ß',
        '.pdf',
        '.tar.gz',
        '👩‍👩‍👧‍👦',
        'Ελλάδα',
        'العربية',
        'x'.repeat(150),
        'ж'.repeat(130),
        '.zip',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i

describe('the name of an entry', () => {
  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['..\\..\\windows\\win.ini', 'windows-win.ini'],
    ['/etc/passwd', 'etc-passwd'],
    ['C:\\Users\\x.txt', 'C--Users-x.txt'],
    ['\\\\server\\deel\\x.txt', 'server-deel-x.txt'],
    ['..', 'bestand'],
    ['.htaccess', 'htaccess'],
    ['-rf', 'rf'],
    ['', 'bestand'],
    [' \r\n\t ', 'bestand'],
    ['???', 'bestand'],
    ['regel\r\nX-Header: 1.pdf', 'regel X-Header- 1.pdf'],
    ['nul\0byte.pdf', 'nulbyte.pdf'],
    ['gids\u202efdp.exe', 'gidsfdp.exe'],
    ['\u2066\u200egids\u2069\u200f.pdf', 'gids.pdf'],
    ['kapot\ud83d.pdf', 'kapot.pdf'],
    ['CON', '_CON'],
    ['con.txt', '_con.txt'],
    ['Aux .tar.gz', '_Aux .tar.gz'],
    ['COM1', '_COM1'],
    ['lpt³.pdf', '_lpt³.pdf'],
    ['COM10.txt', 'COM10.txt'],
    ['console.txt', 'console.txt'],
    ['slot. . .', 'slot'],
    ['Wat is dit?.pdf', 'Wat is dit.pdf'],
    ['Verslag 2019/2020: "concept" <v2>|x*.docx', "Verslag 2019-2020- 'concept' -v2--x.docx"],
    ['twee  spaties\u00a0hier.pdf', 'twee spaties hier.pdf'],
  ])('abuse 13: changes the name %j to %j', (text, name) => {
    expect(entryName(text)).toBe(name)
  })

  it.each([
    'Jaarverslag 2025.pdf',
    'Coöperatie ’s-Gravenhage & Curaçao – één.pdf',
    'Άγιος Ιάκωβος.txt',
    'القديس يعقوب.txt',
    '聖ヤコブ.txt',
    '🐚 Schelp 👩‍👩‍👧‍👦.jpg',
    'می‌خواهم.txt',
  ])('LIB-14 keeps %s', (text) => {
    expect(entryName(text)).toBe(text)
  })

  it('LIB-14 composes accents, as Windows does', () => {
    expect(entryName('cafe\u0301.pdf')).toBe('caf\u00e9.pdf')
  })

  it('abuse 13: shortens a long name between characters, and keeps its extension', () => {
    expect(entryName(`${'a'.repeat(300)}.tar.gz`)).toBe(`${'a'.repeat(153)}.tar.gz`)
    expect(entryName(`${'👩‍👩‍👧‍👦'.repeat(40)}.jpg`)).toBe(`${'👩‍👩‍👧‍👦'.repeat(10)}.jpg`)
    expect(entryName(`${'聖'.repeat(200)}.txt`)).toBe(`${'聖'.repeat(83)}.txt`)
  })

  it('abuse 13: makes a name that every file system accepts from any text', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        const name = entryName(text)
        expect(name).not.toBe('')
        expect(name).not.toMatch(/[/\\:<>"|?*\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u)
        expect(name).not.toMatch(/^[\s.-]|[\s.]$/)
        expect(name).not.toMatch(reserved)
        expect(name).toBe(name.normalize('NFC'))
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
        expect(name.length).toBeLessThanOrEqual(160)
        expect(entryName(name)).toBe(name)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the names of a zip', () => {
  it('LIB-14 numbers equal names, except the first', () => {
    expect(entryNames(['Gids.pdf', 'gids.PDF', 'Gids.pdf', 'Gids (2).pdf', 'foto', 'foto'])).toEqual([
      'Gids.pdf',
      'gids (3).PDF',
      'Gids (4).pdf',
      'Gids (2).pdf',
      'foto',
      'foto (2)',
    ])
  })

  it.each([
    ['straße.txt', 'STRASSE.TXT'],
    ['ΟΔΟΣ.txt', 'οδος.txt'],
    ['caf\u00e9', 'CAFE\u0301'],
    ['schelp\ufe0f.txt', 'schelp.txt'],
  ])('abuse 13: numbers %s and %s, which some file system takes for one name', (first, second) => {
    const [, name = ''] = entryNames([first, second])
    expect(name).toContain(' (2)')
  })

  it('abuse 13: keeps ten thousand equal long names different and within the limit', () => {
    const names = entryNames(Array.from({ length: 10_000 }, () => `${'é'.repeat(200)}.pdf`))
    expect(new Set(names).size).toBe(10_000)
    expect(names.at(-1)).toMatch(/é \(10000\)\.pdf$/)
    expect(Math.max(...names.map((name) => Buffer.byteLength(name)))).toBeLessThanOrEqual(255)
  })

  it('abuse 13: makes different, safe names from any texts, and changes nothing the second time', () => {
    const texts = fc.array(fc.oneof(nastyText, fc.constantFrom('a.txt', 'A.txt', 'a (2).txt', 'a (3).TXT')), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(texts, (list) => {
        const names = entryNames(list)
        expect(names).toHaveLength(list.length)
        const seen = names.map((name) => name.toUpperCase().toLowerCase().normalize('NFC'))
        expect(new Set(seen).size).toBe(list.length)
        for (const name of names) expect(entryName(name)).toBe(name)
        expect(entryNames(names)).toEqual(names)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the name of the zip itself', () => {
  it.each([
    ['wp-file-download-search', 'wp-file-download-search.zip'],
    ['Kerken & kapellen', 'Kerken & kapellen.zip'],
    ['', 'bestand.zip'],
    ['al.zip', 'al.zip'],
    ['x.ZIP.zip', 'x.zip'],
    ['nul', '_nul.zip'],
    ['a"\r\nSet-Cookie: x', "a' Set-Cookie- x.zip"],
    ['b'.repeat(500), `${'b'.repeat(156)}.zip`],
  ])('LIB-14, abuse 15: makes of the label %j the file name %j', (label, name) => {
    expect(archiveName(label)).toBe(name)
  })
})
