import { describe, expect, it } from 'vitest'
import { addressNames, readAddress, writeAddress } from './address.ts'
import { filterCategories, listHeightPx, withParents } from './category-list.ts'
import { type Criteria, emptyCriteria } from './criteria.ts'
import { isInverted, isMalformed, ofCalendar, pickDate, tidyDate, toCalendar } from './dates.ts'
import { isSuggestible, keywordOf } from './keyword.ts'
import { searchFields, suggestionFields } from './request.ts'
import { hindrance } from './sending.ts'
import { sizeInBytes, sizeProblem } from './sizes.ts'

const start = { root: 0, limit: 15 }
const criteria = (more: Partial<Criteria> = {}): Criteria => ({ ...emptyCriteria(0), ...more })
const sizes = (from: string, to: string, fromUnit = 'kb', toUnit = 'kb') =>
  ({ from, to, fromUnit, toUnit }) as Criteria['sizes']
const noDates = emptyCriteria(0).dates
const settings = {
  exclude: '',
  theme: 'default',
  columns: '',
  showPagination: true,
  downloadSelected: true,
} as const
const rules = { searchAll: true, requireKeyword: false }

describe('the address of a search', () => {
  const full =
    'q=oude+toren&catid=3&ftags=jacobus%2Cklokken&cfrom=01-01-2024&cto=31-12-2024&ufrom=02-02-2025&uto=03-03-2025' +
    '&type=pdf%2Cgpx&wfrom=51200&wfromunit=kb&wto=2097152&wtounit=mb&ordering=size&dir=desc&limit=50&paged=3'

  it('LIB-06 keeps the exact bytes until an amount or its unit is changed', () => {
    const address = 'wfrom=1500&wfromunit=kb&wto=100&wtounit=mb'
    const { criteria, listing } = readAddress(new URLSearchParams(address), start)
    expect(criteria.sizes).toMatchObject({ from: '1', to: '0' })
    expect(sizeProblem(criteria.sizes)).toBe('size-order')
    expect(writeAddress(criteria, listing, start).toString()).toContain(address)
    const changed = { ...criteria, sizes: { ...criteria.sizes, from: '2', fromBytes: undefined } }
    expect(writeAddress(changed, listing, start).toString()).toContain('wfrom=2048&wfromunit=kb&wto=100')
  })

  it('LIB-01 says all that the form holds, and fills it in again', () => {
    const read = readAddress(new URLSearchParams(full), start)
    expect(read.criteria).toEqual({
      keyword: 'oude toren',
      category: 3,
      tags: ['jacobus', 'klokken'],
      typedTags: '',
      types: ['pdf', 'gpx'],
      sizes: sizes('50', '2', 'kb', 'mb'),
      dates: { cfrom: '01-01-2024', cto: '31-12-2024', ufrom: '02-02-2025', uto: '03-03-2025' },
    })
    expect(read.listing).toEqual({ page: 3, limit: 50, order: { column: 'size', direction: 'desc' } })
    expect(writeAddress(read.criteria, read.listing, start).toString()).toBe(full)
  })

  it('LIB-25 reads the names of a form that was sent without scripts', () => {
    const { criteria: read } = readAddress(
      new URLSearchParams(
        'q=&catid=0&extension=pdf&extension=gpx&from_weight=2&from_weight_unit=mb&to_weight=&to_weight_unit=kb' +
          '&chk_ftags%5B%5D=toren&chk_ftags%5B%5D=klokken&ftags=schelp%2C+gids',
      ),
      start,
    )
    expect(read.types).toEqual(['pdf', 'gpx'])
    expect(read.sizes).toEqual(sizes('2', '', 'mb'))
    expect(read.tags).toEqual(['schelp', 'gids', 'toren', 'klokken'])
    expect(writeAddress(read, { page: 1, limit: 15 }, start).toString()).toBe(
      'ftags=schelp%2Cgids%2Ctoren%2Cklokken&type=pdf%2Cgpx&wfrom=2097152&wfromunit=mb',
    )
  })

  it('is bare when nothing is filled in, and keeps a category that the page begins with', () => {
    expect(writeAddress(criteria(), { page: 1, limit: 15 }, start).size).toBe(0)
    expect(writeAddress(emptyCriteria(7), { page: 1, limit: 15 }, start).toString()).toBe('catid=7')
  })

  it('LIB-07 ignores a date that is none', () => {
    const { criteria: read } = readAddress(new URLSearchParams('cfrom=31-02-2024&cto=x&uto=1-2-2024'), start)
    expect(read.dates).toEqual({ ...noDates, uto: '01-02-2024' })
  })

  it('abuse 5: takes no category, page or size that is no number', () => {
    const { criteria: read, listing } = readAddress(
      new URLSearchParams('catid=-1&paged=1e9&limit=NaN&wfrom=-5&dir=sideways&ordering=title'),
      start,
    )
    expect(read.category).toBe(0)
    expect(listing).toEqual({ page: 1, limit: 15, order: { column: 'title', direction: 'asc' } })
    expect(sizeProblem(read.sizes)).toBe('size-from')
  })

  it('names every parameter of the specification', () => {
    for (const name of ['q', 'catid', 'ftags', 'cfrom', 'cto', 'ufrom', 'uto'])
      expect(addressNames).toContain(name)
  })
})

describe('the body of a search', () => {
  const filled = criteria({
    keyword: ' toren ',
    category: 3,
    tags: ['jacobus'],
    typedTags: 'schelp, Jacobus',
    types: ['pdf', 'gpx'],
    sizes: sizes('1', '1', 'kb', 'gb'),
    dates: { ...noDates, cfrom: '1-2-2024', uto: '31-02-2024' },
  })

  it('LIB-01 strips what is empty', () => {
    expect(Object.fromEntries(searchFields(filled, { page: 1, limit: 15 }, settings))).toEqual({
      q: 'toren',
      catid: '3',
      ftags: 'jacobus,schelp',
      cfrom: '01-02-2024',
      type: 'pdf,gpx',
      wfrom: '1024',
      wfromunit: 'kb',
      wto: '1073741824',
      wtounit: 'gb',
      show_pagination: '1',
      paged: '1',
      limit: '15',
    })
  })

  it('carries the settings of the page, its order and its page', () => {
    const fields = searchFields(
      criteria({ keyword: 'x' }),
      { page: 4, limit: -1, order: { column: 'hits', direction: 'desc' } },
      { exclude: '8,9', theme: 'ggd', columns: 'size,hits', showPagination: false, downloadSelected: false },
    )
    expect(fields.toString()).toBe(
      'q=x&exclude=8%2C9&theme=ggd&paged=4&limit=-1&theme_column=size%2Chits&download_selected=0&ordering=hits&dir=desc',
    )
  })

  it('LIB-09 is short for a suggestion', () => {
    const body = suggestionFields({ keyword: 'tor', category: 3 }, {}, { exclude: '' })
    expect(body.toString()).toBe('q=tor&catid=3&make_file_suggestion=1')
  })
})

describe('LIB-06 sizes', () => {
  it.each([
    ['1', 'kb', 1024],
    ['1', 'mb', 1024 ** 2],
    ['3', 'gb', 3 * 1024 ** 3],
    ['', 'kb', undefined],
    ['-1', 'kb', 'wrong'],
    ['1.5', 'mb', 'wrong'],
    ['1e3', 'mb', 'wrong'],
    ['9'.repeat(30), 'gb', Number.MAX_SAFE_INTEGER],
  ] as const)('%s %s is %s bytes', (amount, unit, bytes) => {
    expect(sizeInBytes(amount, unit)).toBe(bytes)
  })

  it.each([
    [sizes('-1', ''), 'size-from'],
    [sizes('', '-1'), 'size-to'],
    [sizes('2', '1'), 'size-order'],
    [sizes('2', '1', 'kb', 'mb'), undefined],
    [sizes('1', '1023', 'mb', 'kb'), 'size-order'],
    [sizes('1', '1024', 'mb', 'kb'), undefined],
    [sizes('5', ''), undefined],
    [sizes('', '0'), undefined],
  ])('%j: %s', (typed, problem) => {
    expect(sizeProblem(typed)).toBe(problem)
    expect(hindrance(criteria({ keyword: 'x', sizes: typed }), rules)).toEqual(
      problem && { kind: 'size', problem },
    )
  })
})

describe('LIB-07 dates', () => {
  it('rejects a pick that turns its range round, whichever end is picked', () => {
    const dates = { ...noDates, cfrom: '10-05-2024', uto: '01-01-2024' }
    expect(pickDate(dates, 'cto', '09-05-2024')).toBeUndefined()
    expect(pickDate(dates, 'ufrom', '02-01-2024')).toBeUndefined()
    expect(pickDate({ ...noDates, cto: '09-05-2024' }, 'cfrom', '10-05-2024')).toBeUndefined()
  })

  it('takes equal dates, and lets the two ranges alone with each other', () => {
    const dates = { ...noDates, cfrom: '10-05-2024' }
    expect(pickDate(dates, 'cto', '10-05-2024')).toEqual({ ...dates, cto: '10-05-2024' })
    expect(pickDate(dates, 'uto', '01-01-2020')).toEqual({ ...dates, uto: '01-01-2020' })
    expect(pickDate(dates, 'cfrom', '')).toEqual(noDates)
  })

  it('compares days, not letters', () => {
    expect(isInverted({ ...noDates, cfrom: '31-01-2024', cto: '01-02-2024' })).toBe(false)
    expect(isInverted({ ...noDates, cfrom: '01-02-2024', cto: '31-01-2024' })).toBe(true)
  })

  it('turns a day of the calendar into DD-MM-YYYY and back', () => {
    expect(ofCalendar(new Date(2024, 1, 29))).toBe('29-02-2024')
    expect(toCalendar('29-02-2024')).toEqual(new Date(2024, 1, 29))
    expect(toCalendar('30-02-2024')).toBeUndefined()
  })

  it('tidies what is a date and marks what is none', () => {
    expect(tidyDate(' 1-2-2024 ')).toBe('01-02-2024')
    expect(isMalformed('31-02-2024')).toBe(true)
    expect(isMalformed(' ')).toBe(false)
  })
})

describe('LIB-11 a search that is not sent', () => {
  it('without a category when the search-all flag is 0', () => {
    const strict = { ...rules, searchAll: false }
    expect(hindrance(criteria({ keyword: 'x' }), strict)).toEqual({ kind: 'no-category' })
    expect(hindrance(criteria({ keyword: 'x', category: 3 }), strict)).toBeUndefined()
  })

  it('without any criterion: the keyword gets the focus', () => {
    expect(hindrance(criteria(), rules)).toEqual({ kind: 'keyword' })
    expect(hindrance(criteria({ keyword: '  ', dates: { ...noDates, cfrom: 'x' } }), rules)).toEqual({
      kind: 'keyword',
    })
  })

  it.each([
    { keyword: 'x' },
    { category: 3 },
    { tags: ['toren'] },
    { typedTags: 'toren' },
    { types: ['pdf'] },
    { sizes: sizes('1', '') },
    { sizes: sizes('', '1') },
    { dates: { ...noDates, cfrom: '01-01-2024' } },
    { dates: { ...noDates, uto: '01-01-2024' } },
  ])('is sent with one of them: %j', (one) => {
    expect(hindrance(criteria(one), rules)).toBeUndefined()
  })

  it('without a keyword when one is required', () => {
    const strict = { ...rules, requireKeyword: true }
    expect(hindrance(criteria({ category: 3 }), strict)).toEqual({ kind: 'keyword' })
    expect(hindrance(criteria({ category: 3, keyword: 'x' }), strict)).toBeUndefined()
  })

  it('with a range that was typed the wrong way round', () => {
    const dates = { ...noDates, cfrom: '02-01-2024', cto: '01-01-2024' }
    expect(hindrance(criteria({ keyword: 'x', dates }), rules)).toEqual({ kind: 'dates' })
  })
})

describe('the keyword', () => {
  it('LIB-02 counts as empty when it is exactly the placeholder', () => {
    expect(keywordOf('Bijvoorbeeld toren', 'Bijvoorbeeld toren')).toBe('')
    expect(keywordOf('toren', 'Bijvoorbeeld toren')).toBe('toren')
  })

  it('LIB-09 is suggested for from three characters on, spaces not counted', () => {
    expect(isSuggestible('to')).toBe(false)
    expect(isSuggestible(' t o  ')).toBe(false)
    expect(isSuggestible('t o r')).toBe(true)
    expect(isSuggestible('💡💡')).toBe(false)
  })
})

describe('LIB-03 the list of categories', () => {
  const item = (name: string, level: number) => ({ id: level, slug: name, name, level, files: 0 })

  it('shows an item as a parent when the next one is a level deeper, at any level', () => {
    const list = withParents([item('a', 1), item('b', 2), item('c', 9), item('d', 10), item('e', 1)])
    expect(list.map(({ parent }) => parent)).toEqual([true, true, true, false, false])
  })

  it('filters by a part of the label, whatever the case', () => {
    const list = [item('Jabikspaad', 1), item('Routes', 1)]
    expect(filterCategories(list, 'PAAD').map(({ name }) => name)).toEqual(['Jabikspaad'])
    expect(filterCategories(list, '  ')).toHaveLength(2)
    expect(filterCategories(list, '(.*')).toEqual([])
  })

  it.each([
    [0, 600],
    [200, 600],
    [201, 161],
    [400, 360],
    [599, 559],
    [600, 600],
    [900, 600],
  ])('beside a filter box of %i px is %i px high', (box, list) => {
    expect(listHeightPx(box)).toBe(list)
  })
})
