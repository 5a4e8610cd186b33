import { describe, expect, it } from 'vitest'
import fc from '../../../platform/testing/properties.ts'
import { toQuery } from './query-string.ts'
import { hasCriterion, parseSearchRequest, sortColumns, unknownId } from './request.ts'

const parse = (query: string) => parseSearchRequest(new URLSearchParams(query))

describe('parseSearchRequest', () => {
  it('WIRE-07 reads every field of section 3', () => {
    expect(
      parse(
        'q=+oude++kerk+&catid=12&exclude=3,4&theme=ggd&ftags=Foto,Sint+Jacob&cfrom=01-02-2024&cto=3-2-2024' +
          '&ufrom=01-01-2020&uto=31-12-2020&show_pagination=1&paged=3&limit=50&theme_column=title,description' +
          '&type=PDF,.docx&wfrom=1024&wto=2048&wfromunit=kb&wtounit=mb&ordering=created&dir=desc',
      ),
    ).toEqual({
      keyword: 'oude kerk',
      category: 12,
      exclude: [3, 4],
      theme: 'ggd',
      tags: ['Foto', 'Sint Jacob'],
      created: { from: '2024-02-01', to: '2024-02-03' },
      updated: { from: '2020-01-01', to: '2020-12-31' },
      paging: true,
      page: 3,
      limit: 50,
      capped: false,
      columns: ['title', 'description'],
      types: ['pdf', 'docx'],
      size: { from: 1024, to: 2048, fromUnit: 'kb', toUnit: 'mb' },
      order: { column: 'created', direction: 'desc' },
    })
  })

  it('LIB-25 reads the fields of a form that was sent without scripts', () => {
    expect(
      parse(
        'q=&catid=0&extension=pdf&extension%5B%5D=mp3&from_weight=2&from_weight_unit=mb&to_weight=1&to_weight_unit=gb' +
          '&chk_ftags%5B%5D=foto&chk_ftags%5B%5D=kaart',
      ),
    ).toMatchObject({
      keyword: '',
      types: ['pdf', 'mp3'],
      size: { from: 2 * 1024 ** 2, to: 1024 ** 3 },
      tags: ['foto', 'kaart'],
    })
    expect(parse('catid=0').category).toBeUndefined()
  })

  it.each([
    ['limit', '5', 5],
    ['limit', '1000', 1000],
    ['limit', '-1', 1000],
    ['limit', '1001', 15],
    ['limit', '0', 15],
    ['limit', '-2', 15],
    ['limit', '7.5', 15],
    ['limit', '1e2', 15],
    ['limit', 'alles', 15],
    ['paged', '2', 2],
    ['paged', '0', 1],
    ['paged', '-4', 1],
    ['paged', '9'.repeat(400), 1e9],
  ] as const)('reads %s=%s as %i', (name, text, number) => {
    expect(parse(`${name}=${text}`)[name === 'limit' ? 'limit' : 'page']).toBe(number)
  })

  it('tells that all rows were requested, although an answer is capped', () => {
    expect(parse('limit=-1').capped).toBe(true)
    expect(parse('limit=1000').capped).toBe(false)
  })

  it('ignores a day that does not exist, and a list in place of one value', () => {
    expect(parse('cfrom=31-02-2024&cto=2024-01-01&q%5B%5D=kerk')).toMatchObject({ keyword: '', created: {} })
    expect(hasCriterion(parse('cfrom=31-02-2024&q%5B%5D=kerk'))).toBe(false)
  })

  it('treats an impossible category as one without files', () => {
    for (const text of ['-5', '1e3', 'x', '99999999999', '1.5', '0x10'])
      expect(parse(`catid=${text}`).category).toBe(unknownId)
  })

  it.each([
    ['wfrom=-1', 'size-from'],
    ['wfrom=1.5', 'size-from'],
    ['wto=veel', 'size-to'],
    ['wfrom=3&wto=2', 'size-order'],
    ['from_weight=1&from_weight_unit=mb&to_weight=1000&to_weight_unit=kb', 'size-order'],
    ['wfrom=3', undefined],
    ['wto=0', undefined],
    ['wfrom=2&wto=2', undefined],
  ])('LIB-06 says what is wrong with %s: %s', (query, problem) => {
    expect(parse(query).problem).toBe(problem)
  })

  it('sorts by known columns only, ascending by default', () => {
    for (const column of sortColumns)
      expect(parse(`ordering=${column}`).order).toEqual({ column, direction: 'asc' })
    expect(parse('ordering=Title&dir=DESC').order).toEqual({ column: 'title', direction: 'desc' })
    expect(parse('ordering=password_hash').order).toBeUndefined()
  })

  it('abuse 24: reads any parameters, and keeps no null bytes', () => {
    const names = [
      'q',
      'catid',
      'exclude',
      'ftags',
      'type',
      'wfrom',
      'wto',
      'cfrom',
      'paged',
      'limit',
      'ordering',
      'dir',
    ]
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant(null),
      fc.double(),
      fc.array(fc.string()),
      fc.object(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (parameters) => {
        const request = parseSearchRequest(parameters)
        expect(JSON.stringify(request)).not.toContain('\\u0000')
        expect(request.limit).toBeGreaterThanOrEqual(1)
        expect(request.limit).toBeLessThanOrEqual(1000)
        expect(request.page).toBeGreaterThanOrEqual(1)
        expect(request.keyword.isWellFormed()).toBe(true)
      }),
    )
  })

  it('abuse 24: reads only the beginning of a parameter of a megabyte', () => {
    const request = parse(`q=${'a '.repeat(500_000)}&ftags=${'x,'.repeat(500_000)}`)
    expect(request.keyword.length).toBeLessThanOrEqual(400)
    expect(request.tags).toEqual(['x'])
  })
})

describe('toQuery', () => {
  it('LIB-01 writes an address that is read as the same request, without empty values', () => {
    expect(toQuery(parse('q=')).toString()).toBe('')
    for (const query of [
      'q=kerk&catid=3&ftags=a%2Cb&type=pdf%2Cmp3&wfrom=1024&wfromunit=mb&cfrom=01-02-2024&uto=09-10-2024',
      'q=x&ordering=size&dir=desc&theme=preview&limit=50&paged=4',
      'catid=5&limit=-1',
    ]) {
      expect(toQuery(parse(query)).toString()).toBe(query)
    }
  })
})
