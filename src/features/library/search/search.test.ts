import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { category, createTestLibrary, editor, file, find, type TestLibrary, titles } from '../testing.ts'
import { markWords } from './marks.ts'

let test: TestLibrary
let reports: number
let maps: number
let old: number

beforeAll(async () => {
  test = await createTestLibrary()
  const { library } = test
  reports = await category(library, 'Verslagen')
  old = await category(library, 'Oude verslagen', reports)
  maps = await category(library, 'Kaarten')
  await file(library, reports, 'Jaarverslag deel 10', {
    description: 'Over de torens van de kerk',
    tags: ['Restauratie', 'Sint Jacob'],
    createdAt: new Date('2024-03-31T21:59:59Z'),
  })
  await file(library, reports, 'Jaarverslag deel 2', { createdAt: new Date('2024-03-31T22:00:00Z') })
  await file(library, old, 'Café Vézelay', { description: 'Pelgrims aan tafel', tags: ['pelgrims'] })
  await file(library, maps, 'Kaart van de Pelgrimsweg', { name: 'kaart.md', contents: 'x'.repeat(2048) })
  await file(library, maps, 'Toren van Zeerijp', { published: false })
  await file(library, maps, 'Toren van Rolde', { hidden: true })
})

afterAll(() => test.close())

const found = async (query: string) => titles(await find(test.library, query))

describe('words', () => {
  it('LIB-23 finds a word by its stem, without its accents, and by its beginning', async () => {
    expect(await found('q=verslag')).toEqual([])
    expect(await found('q=toren')).toEqual(['Jaarverslag deel 10'])
    expect(await found('q=cafe')).toEqual(['Café Vézelay'])
    expect(await found('q=CAFÉ')).toEqual(['Café Vézelay'])
    expect(await found('q=pelgrimsw')).toEqual(['Kaart van de Pelgrimsweg'])
  })

  it('LIB-23 finds a word that is half typed, even if its stem is not the beginning of the word', async () => {
    const id = await file(test.library, maps, 'Bedevaart naar Maastricht')
    for (const q of ['bedevaar', 'maas', 'naar+maa', 'kaart,BEDEVAÁR'])
      expect(titles(await find(test.library, `q=${q}`)), q).toContain('Bedevaart naar Maastricht')
    const result = await find(test.library, 'q=bedevaar')
    expect(markWords(result.rows[0]?.title ?? '', result.stems)[0]).toEqual({ text: 'Bedevaart', hit: true })
    expect(await found('q=kaart+van')).toEqual(['Kaart van de Pelgrimsweg'])
    expect((await find(test.library, 'q=kaart+van')).stems).toEqual(['kaart'])
    await test.library.deleteFiles([id])
  })

  it('LIB-23 finds all forms of a word, St. as Sint, and words despite accents and invisible characters', async () => {
    const id = await file(test.library, maps, 'St. Janskapellen, Café2024', {
      description: 'Zacht\u00adboard',
    })
    for (const q of ['janskapel', 'sint+janskapel', 'cafe2024', 'CAFÉ2024', 'zachtboard', 'zacht\u00adboard'])
      expect(await found(`q=${q}`), q).toEqual(['St. Janskapellen, Café2024'])
    const { stems } = await find(test.library, 'q=sint+janskapel')
    const marked = markWords('St. Janskapellen, straat', stems)
    expect(marked.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['St', 'Janskapellen'])
    await test.library.deleteFiles([id])
  })

  it('LIB-12 requires every word, anywhere in the file, and reads a comma as or', async () => {
    expect(await found('q=jaarverslag+torens')).toEqual(['Jaarverslag deel 10'])
    expect(await found('q=jaarverslag+pelgrims')).toEqual([])
    expect(await found('q=torens,vezelay')).toEqual(['Café Vézelay', 'Jaarverslag deel 10'])
  })

  it('LIB-09 reads a keyword that equals a title as that title, although commas mean or', async () => {
    const title = 'Ronde 7: Leiden, Pelgrimsweg'
    const either = ['Kaart van de Pelgrimsweg', title]
    const id = await file(test.library, maps, title)
    expect(await found('q=ronde+7:+leiden,+pelgrimsweg')).toEqual([title])
    expect(await found('q=leiden,+pelgrimsweg')).toEqual(either)
    await test.library.changeFile(id, { hidden: true })
    expect(await found('q=ronde+7:+leiden,+pelgrimsweg')).toEqual(['Kaart van de Pelgrimsweg'])
    await test.library.deleteFiles([id])
  })

  it('puts hits in the title before those in the description', async () => {
    expect(await found('q=pelgrim')).toEqual(['Kaart van de Pelgrimsweg', 'Café Vézelay'])
    expect(await found('q=pelgrim&ordering=title')).toEqual(['Café Vézelay', 'Kaart van de Pelgrimsweg'])
  })

  it('abuse 16: treats the operators of the query language as plain words', async () => {
    for (const q of [
      "'); drop table library_files;--",
      'a & | !',
      "''':*",
      '<->',
      '((',
      '\\',
      '%',
      "o'",
      '\u0301',
      '½',
    ])
      expect((await find(test.library, new URLSearchParams({ q }).toString())).total).toBe(0)
    expect(await found('q=jaarverslag-deel!')).toEqual(['Jaarverslag deel 2', 'Jaarverslag deel 10'])
  })
})

describe('filters', () => {
  it('includes the categories below a category, and leaves out excluded ones', async () => {
    expect(await found(`catid=${reports}`)).toEqual([
      'Café Vézelay',
      'Jaarverslag deel 2',
      'Jaarverslag deel 10',
    ])
    expect(await found(`catid=${reports}&exclude=${old}`)).toEqual([
      'Jaarverslag deel 2',
      'Jaarverslag deel 10',
    ])
    expect(await found('catid=999999')).toEqual([])
    expect(await found('catid=onzin')).toEqual([])
  })

  it('finds files with any of the tags, by name or slug, in any case', async () => {
    expect(await found('ftags=RESTAURATIE')).toEqual(['Jaarverslag deel 10'])
    expect(await found('ftags=sint-jacob')).toEqual(['Jaarverslag deel 10'])
    expect(await found('ftags=Sint+jacob,pelgrims')).toEqual(['Café Vézelay', 'Jaarverslag deel 10'])
    expect(await found('ftags=bestaat+niet')).toEqual([])
  })

  it('filters by days on the Dutch clock, both ends included', async () => {
    expect(await found('cfrom=31-03-2024&cto=31-03-2024')).toEqual(['Jaarverslag deel 10'])
    expect(await found('cfrom=01-04-2024&cto=01-04-2024')).toEqual(['Jaarverslag deel 2'])
    expect(await found(`catid=${reports}&cfrom=31-02-2024&cto=wat`)).toHaveLength(3)
  })

  it('filters by type and size', async () => {
    expect(await found('type=md,pdf')).toEqual(['Kaart van de Pelgrimsweg'])
    expect(await found('wfrom=2048&wto=2048')).toEqual(['Kaart van de Pelgrimsweg'])
    expect(await found('wfrom=2049')).toEqual([])
    expect(await found(`catid=${maps}&type=0`)).toEqual(['Kaart van de Pelgrimsweg'])
  })

  it('combines all filters', async () => {
    const all = `q=jaarverslag&catid=${reports}&ftags=restauratie&type=txt&wfrom=1&wto=900&cfrom=01-01-2024&uto=31-12-2030`
    expect(await found(all)).toEqual(['Jaarverslag deel 10'])
  })

  it('lists nothing if the request has nothing to search by', async () => {
    await expect(find(test.library, 'limit=5')).rejects.toThrow()
  })
})

describe('order and pages', () => {
  it('sorts by every column, in both directions, and compares numbers in titles as numbers', async () => {
    expect(await found('q=jaarverslag')).toEqual(['Jaarverslag deel 2', 'Jaarverslag deel 10'])
    expect(await found('q=jaarverslag&ordering=title&dir=desc')).toEqual([
      'Jaarverslag deel 10',
      'Jaarverslag deel 2',
    ])
    expect((await found('type=txt,md&ordering=size&dir=desc'))[0]).toBe('Kaart van de Pelgrimsweg')
    expect((await found('type=txt,md&ordering=type'))[0]).toBe('Kaart van de Pelgrimsweg')
    expect((await found('type=txt,md&ordering=cat'))[0]).toBe('Kaart van de Pelgrimsweg')
    expect((await found('type=txt,md&ordering=created'))[0]).toBe('Jaarverslag deel 10')
    for (const ordering of ['updated', 'hits'])
      expect(await found(`type=txt,md&ordering=${ordering}`)).toHaveLength(4)
  })

  it('LIB-12 counts exactly, and shows the last page for a number past the end', async () => {
    const first = await find(test.library, 'type=txt,md&limit=3')
    expect(first).toMatchObject({ total: 4, page: 1, pages: 2 })
    const last = await find(test.library, 'type=txt,md&limit=3&paged=99999999999')
    expect(last).toMatchObject({ total: 4, page: 2, pages: 2 })
    expect([...titles(first), ...titles(last)]).toEqual([
      'Café Vézelay',
      'Jaarverslag deel 2',
      'Jaarverslag deel 10',
      'Kaart van de Pelgrimsweg',
    ])
  })

  it('continues from hits in titles to hits in descriptions on the next page', async () => {
    expect(await found('q=pelgrim&limit=1&paged=1')).toEqual(['Kaart van de Pelgrimsweg'])
    expect(await found('q=pelgrim&limit=1&paged=2')).toEqual(['Café Vézelay'])
  })

  it('counts again as soon as the library changes', async () => {
    expect((await find(test.library, 'q=nieuwtje')).total).toBe(0)
    const id = await file(test.library, maps, 'Nieuwtje')
    expect((await find(test.library, 'q=nieuwtje')).total).toBe(1)
    await test.library.changeFile(id, { published: false })
    expect((await find(test.library, 'q=nieuwtje')).total).toBe(0)
    await test.library.deleteFiles([id])
  })
})

describe('files that nobody may find', () => {
  it('abuse 10: hides drafts and hidden files from searches, counts and suggestions', async () => {
    expect(await find(test.library, 'q=zeerijp')).toMatchObject({ total: 0, rows: [] })
    expect(await find(test.library, 'q=rolde')).toMatchObject({ total: 0, rows: [] })
    expect((await find(test.library, 'q=zeerijq')).meant).toBeUndefined()
    const suggest = (keyword: string) =>
      test.library.suggest({ roles: [], unlocked: new Set() }, { keyword, exclude: [] })
    expect(await suggest('zeerijp')).toEqual({ rows: [] })
    expect(await suggest('rolde')).toEqual({ rows: [] })
  })

  it('abuse 10: corrects no word to one that only drafts have', async () => {
    const meant = async () => (await find(test.library, 'q=kruisgewlef')).meant?.keyword
    const listed = await file(test.library, maps, 'Kruisgewelf')
    const id = await file(test.library, maps, 'Kruisgewlefs', { published: false })
    await test.library.changeFile(id, { title: 'Kruisgewlefs twee' })
    expect(await meant()).toBe('kruisgewelf')
    await test.library.changeFiles([id], { published: true })
    expect(await meant()).toBeUndefined()
    expect(await found('q=kruisgewlef')).toEqual(['Kruisgewlefs twee'])
    await test.library.deleteFiles([listed, id])
  })

  it('abuse 10: sorts a locked file as if it had no downloads', async () => {
    const ids = []
    for (const [at, title] of ['Grafzerk noord', 'Grafzerk zuid'].entries())
      ids.push(await file(test.library, maps, title, { hits: 9 - at }))
    expect(await found('q=grafzerk&ordering=hits&dir=desc')).toEqual(['Grafzerk noord', 'Grafzerk zuid'])
    await test.library.changeLock({ file: ids[0] ?? 0 }, { password: 'schelp' })
    expect(await found('q=grafzerk&ordering=hits&dir=desc')).toEqual(['Grafzerk zuid', 'Grafzerk noord'])
    expect(titles(await find(test.library, 'q=grafzerk&ordering=hits&dir=desc', editor))).toEqual([
      'Grafzerk noord',
      'Grafzerk zuid',
    ])
    await test.library.deleteFiles(ids)
  })
})

describe('suggestions', () => {
  const suggest = (keyword: string, more = {}) =>
    test.library.suggest({ roles: [], unlocked: new Set() }, { keyword, exclude: [], ...more })

  it('LIB-09 offers titles from three letters on, only in the chosen category', async () => {
    expect(titles(await suggest('jaa'))).toEqual(['Jaarverslag deel 2', 'Jaarverslag deel 10'])
    expect((await suggest('j a')).rows).toEqual([])
    expect((await suggest('jaa', { category: maps })).rows).toEqual([])
    expect((await suggest('jaa', { exclude: [reports] })).rows).toEqual([])
    expect((await suggest('tafel')).rows).toEqual([])
  })

  it('LIB-23 offers titles that are close to a mistyped word', async () => {
    expect(await suggest('jaarvreslag')).toMatchObject({ meant: 'jaarverslag' })
    expect(titles(await suggest('vezelaj'))).toEqual(['Café Vézelay'])
    expect((await find(test.library, 'q=pelgrimswge')).meant).toEqual({
      keyword: 'pelgrimsweg',
      titles: ['Kaart van de Pelgrimsweg'],
    })
    expect((await find(test.library, 'q=xyzzyxyzzy')).meant).toBeUndefined()
  })

  it('LIB-23 offers another spelling if few files have the typed one', async () => {
    const ids = [await file(test.library, maps, 'Kruisgweelven')]
    const meant = async (q: string) => (await find(test.library, `q=${q}`)).meant?.keyword
    for (let number = 1; number <= 3; number += 1)
      ids.push(await file(test.library, maps, `Kruisgewelven ${number}`))
    expect(await meant('kruisgweelven')).toBeUndefined()
    ids.push(await file(test.library, maps, 'Kruisgewelven 4'))
    expect(await meant('kruisgweelven')).toBe('kruisgewelven')
    expect(await meant('kruisgewelf')).toBeUndefined()
    await test.library.deleteFiles(ids)
  })
})
