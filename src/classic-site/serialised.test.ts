import { describe, expect, it } from 'vitest'
import { isSerialised, phpMap, readSerialised, writeSerialised } from './serialised.ts'

const read = (text: string) => readSerialised(text)?.value

describe('what PHP serialised', () => {
  it('EDIT-07 is read as plain data', () => {
    expect(read('a:2:{i:0;s:2:"é";i:1;b:1;}')).toEqual(['é', true])
    expect(read('a:3:{s:1:"a";i:-5;s:1:"b";d:1.0E+25;i:7;N;}')).toEqual({ a: -5, b: 1e25, 7: null })
    expect(read('a:0:{}')).toEqual([])
    expect(read('s:0:"";')).toBe('')
    expect(read('s:5:"a";b;";')).toBe('a";b;')
    expect(read('d:INF;')).toBe('INF')
    expect(read('i:9223372036854775807;')).toBe('9223372036854775807')
  })

  it('EDIT-07 that was an object is a map of its properties, also private ones', () => {
    expect(read('O:8:"stdClass":2:{s:1:"a";i:1;s:4:"\0*\0b";a:1:{i:3;s:1:"c";}}')).toEqual({
      a: 1,
      b: { 3: 'c' },
    })
    expect(read('O:3:"Foo":1:{s:6:"\0Foo\0x";i:1;}')).toEqual({ x: 1 })
    expect(read('C:3:"Foo":4:{a;b}}')).toBe('a;b}')
    expect(read('E:7:"Foo:Bar";')).toBe('Foo:Bar')
  })

  it('EDIT-07 with references gives what they lead to, and nothing inside of itself', () => {
    expect(read('a:2:{i:0;s:1:"a";i:1;R:2;}')).toEqual(['a', 'a'])
    expect(read('a:3:{i:0;O:1:"x":0:{}i:1;r:2;i:2;i:4;}')).toEqual([{}, {}, 4])
    expect(read('a:1:{i:0;R:1;}')).toEqual([null])
  })

  it('EDIT-07 with wrong lengths is mended, and it is said', () => {
    const mended = (text: string) => readSerialised(text)
    expect(mended('s:2:"a";')).toEqual({ value: 'a', isMended: true })
    expect(mended('s:1:"a";')).toEqual({ value: 'a', isMended: false })
    expect(mended('a:2:{s:3:"url";s:17:"https://nieuw.example/";s:1:"b";i:1;}')).toEqual({
      value: { url: 'https://nieuw.example/', b: 1 },
      isMended: true,
    })
    expect(mended('a:1:{s:2:"x";s:3:"één";}')).toEqual({ value: { x: 'één' }, isMended: true })
  })

  it('EDIT-07 that is broken, or none, is undefined', () => {
    for (const text of [
      '',
      'tekst',
      'a:1:{',
      'a:2:{i:0;i:1;}',
      's:3:"abc',
      'a:1:{a:0:{}i:1;}',
      'i:;x',
      'a:b',
    ])
      expect(readSerialised(text), text).toBeUndefined()
    expect(isSerialised('a: een opsomming;')).toBe(false)
  })

  it('abuse 28: keys are only keys, and depth, size and repetition end', () => {
    const value = read('a:1:{s:9:"__proto__";a:1:{s:1:"x";i:1;}}')
    expect(Object.keys(phpMap(value))).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    expect(read(`${'a:1:{i:0;'.repeat(5_000)}N;${'}'.repeat(5_000)}`)).toBeUndefined()
    expect(read(`s:1:"${'a'.repeat(33 * 1024 * 1024)}";`)).toBeUndefined()
    // Each list holds the one before twice: 2 to the power of 60.
    const laughs = Array.from(
      { length: 60 },
      (_, at) => `i:${at + 1};a:2:{i:0;R:${at === 0 ? 2 : at * 2 + 1};i:1;R:${at === 0 ? 2 : at * 2 + 1};}`,
    )
    const bomb = read(`a:61:{i:0;a:1:{i:0;s:1:"x";}${laughs.join('')}}`)
    expect(JSON.stringify(bomb ?? null).length).toBeLessThan(50_000_000)
    expect(read(`a:2000:{${'i:0;s:99:"x";'.repeat(2_000)}}`)).toBeUndefined()
  })

  it('EDIT-07 is written as PHP would', () => {
    for (const text of ['a:2:{i:0;s:2:"é";i:1;b:1;}', 'a:1:{s:1:"a";a:1:{i:7;N;}}', 'd:0.5;', 'a:0:{}'])
      expect(writeSerialised(read(text) ?? null)).toBe(text)
  })
})
