import { beforeEach, describe, expect, it } from 'vitest'
import { highlight } from './highlight.behaviour.ts'

const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

beforeEach(() => {
  document.body.innerHTML =
    '<p>Jacobus buiten</p><div data-content><p>De <em>Jacobuskerk</em> van Zeerijp &amp; jacobus</p><h2>Jacobus</h2></div>'
})

describe('CAT-10 ?highlight=', () => {
  it('marks each word in paragraphs of content widgets only, whatever the case', () => {
    highlight(document.body, ['jacobus', 'ZEERIJP'])
    expect(marked()).toEqual(['Jacobus', 'Zeerijp', 'jacobus'])
  })

  it('marks a longer word whole, though a shorter one that begins it comes first', () => {
    highlight(document.body, ['jacob', 'jacobuskerk', 'jacobus'])
    expect(marked()).toEqual(['Jacobuskerk', 'jacobus'])
  })

  it('keeps the text as it was', () => {
    const before = document.body.textContent
    highlight(document.body, ['kerk'])
    expect(document.body.textContent).toBe(before)
  })

  it('ignores empty words and words after the twentieth', () => {
    highlight(document.body, ['', ...Array.from({ length: 20 }, (_, index) => `q${index}`), 'Jacobus'])
    expect(marked()).toEqual([])
  })

  it('abuse 16: words never become markup or a pattern', () => {
    highlight(document.body, ['<img src=x onerror=alert(1)>', '.*', '(a+)+$', '&'])
    expect(document.querySelector('img')).toBeNull()
    expect(marked()).toEqual(['&'])
  })
})
