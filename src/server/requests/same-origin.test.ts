import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const allowed = (headers: Record<string, string>, method = 'POST') =>
  isSameOrigin(new Request('https://schelp.example/x', { method, headers }), 'https://schelp.example')

describe('abuse 18: requests from elsewhere', () => {
  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a neighbour under our domain', { 'sec-fetch-site': 'same-site' }, false],
    ['an old browser on our own page', { origin: 'https://schelp.example' }, true],
    ['an old browser on another site', { origin: 'https://evil.example' }, false],
    ['a page without an origin', { origin: 'null' }, false],
    ['a program', {}, true],
  ])('%s', (_, headers, answer) => {
    expect(allowed(headers as Record<string, string>)).toBe(answer)
  })

  it('may read', () => {
    expect(allowed({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true)
  })
})
