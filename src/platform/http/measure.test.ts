import { describe, expect, it } from 'vitest'
import { excessInJson, excessOf } from './measure.ts'

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

describe('abuse 35 a form', () => {
  it('accepts texts of the usual length, and of the length that a form declares', () => {
    expect(excessOf(form({ name: 'a'.repeat(2_000) }), {})).toBeUndefined()
    expect(excessOf(form({ name: 'a'.repeat(2_001) }), {})).toEqual({ name: 'name', most: 2_000 })
    expect(excessOf(form({ name: 'a'.repeat(9_000) }), { longest: { name: 9_000 } })).toBeUndefined()
    expect(excessOf(form({ name: 'a'.repeat(50) }), { longest: { name: 49 } })).toEqual({
      name: 'name',
      most: 49,
    })
  })

  it('counts a line break as one character, as browsers do', () => {
    expect(excessOf(form({ text: '\r\n'.repeat(30) }), { longest: { text: 30 } })).toBeUndefined()
    expect(excessOf(form({ text: '\r\n'.repeat(31) }), { longest: { text: 30 } })).toBeDefined()
  })

  it('refuses more fields than a form declares, and a name that is too long', () => {
    const many = new URLSearchParams(Array.from({ length: 501 }, (_, at) => [`f${at}`, '']))
    expect(excessOf(many, {})).toEqual({ most: 500 })
    expect(excessOf(many, { mostFields: 501 })).toBeUndefined()
    expect(excessOf(form({ ['a'.repeat(201)]: '' }), {})).toMatchObject({ most: 200 })
  })
})

describe('abuse 35 a JSON body', () => {
  it.each<[string, unknown]>([
    ['a long text', { a: { b: ['x'.repeat(2_001)] } }],
    ['a long list', { a: Array.from({ length: 501 }, () => 0) }],
    [
      'a record with many members',
      { a: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [at, 0])) },
    ],
    ['many lists of lists', { a: Array.from({ length: 100 }, () => Array.from({ length: 30 }, () => 0)) }],
    ['a long name', { a: { ['x'.repeat(201)]: 1 } }],
    ['a long list in place of a record', Array.from({ length: 501 }, () => 0)],
  ])('refuses a body with %s', (_, json) => {
    expect(excessInJson(json, {})).toBeDefined()
  })

  it('accepts as much as a call declares, in that property only', () => {
    const body = { model: { text: 'x'.repeat(9_000) } }
    expect(excessInJson(body, {})).toEqual({ name: 'model', most: 2_000 })
    expect(excessInJson(body, { longest: { model: 10_000 } })).toBeUndefined()
    expect(excessInJson({ other: body }, { longest: { model: 10_000 } })).toBeDefined()
  })
})
