import { expect, it } from 'vitest'
import { htmlFaults } from './html-faults.ts'

const page = (body: string): string =>
  `<!doctype html><html lang="nl"><head><title>Kerk</title></head><body><h1>Kerk</h1>${body}</body></html>`

it('RUN-06 reports nothing on a valid page', () => {
  const body =
    '<p id="a"><a href="/b/?c=1#a">B</a> <time datetime="2026-07-25">25 juli</time></p><img src="/c.png" alt="">'
  expect(htmlFaults(page(body))).toEqual([])
})

it.each([
  ['a picture without an address', '<img alt="Kerk">'],
  ['one id twice', '<p id="a">1</p><p id="a">2</p>'],
  ['a label of what is not there', '<label for="b">B</label>'],
  ['a description that is not there', '<input aria-describedby="b" aria-label="B">'],
  ['an element where it may not stand', '<ul><div>1</div></ul>'],
  ['a button in a link', '<a href="/"><button type="button">B</button></a>'],
  ['what is not closed', '<div><p>1'],
  ['a search field in another role', '<input type="search" role="combobox" aria-label="B">'],
  ['an attribute of another type of field', '<input type="hidden" name="b" value="1" min="1">'],
  ['a space in an address', '<a href="/a b">B</a>'],
  ['a date as people write it', '<time datetime="25-07-2026">25 juli</time>'],
  ['a name for what has no role', '<p aria-label="B">1</p>'],
])('RUN-06 finds %s', (_, body) => {
  expect(htmlFaults(page(body))).not.toEqual([])
})
