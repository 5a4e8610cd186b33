import { expect, it } from 'vitest'
import { findWarnings } from './checks.ts'

function warningsOf(html: string, isWhole = true) {
  const root = document.createElement('main')
  root.innerHTML = html
  return findWarnings(root, isWhole).map(({ kind, about, block }) => [kind, about, block])
}

it('EDIT-01 finds nothing wrong with a good page', () => {
  const html =
    '<h1>Titel</h1><h2>Een</h2><h3>Onder een</h3><h2>Twee</h2><figure><img src="/media/1/a.jpg" alt="Een kerk"></figure><a href="/x/">Lees</a>'
  expect(warningsOf(html)).toEqual([])
})

it('EDIT-01 warns of a heading that skips a level, and says where', () => {
  expect(
    warningsOf('<h1>Titel</h1><div data-puck-component="heading-1"><h3>Te diep</h3></div><h2>Goed</h2>'),
  ).toEqual([['skipped-level', 'Te diep', 'heading-1']])
})

it('EDIT-01 warns of a page without a title, or with two', () => {
  expect(warningsOf('<h2>Kop</h2>')).toEqual([['no-title', '', undefined]])
  expect(warningsOf('<h1>Een</h1><h1>Twee</h1>')).toEqual([['two-titles', 'Twee', undefined]])
  expect(warningsOf('<h3>In de voet</h3>', false)).toEqual([])
})

it('EDIT-01 warns of a picture that says nothing, unless words beside it do', () => {
  expect(
    warningsOf(
      '<h1>T</h1><div data-puck-component="picture-1"><figure><img src="https://x.nl/media/1/kerk%20toren.jpg" alt=""></figure></div><a href="/"><img src="/b.jpg" alt="">Verder</a>',
    ),
  ).toEqual([['alt', 'kerk toren.jpg', 'picture-1']])
})

it('EDIT-01 warns of a link without words', () => {
  expect(warningsOf('<h1>T</h1><a href="/leeg/"></a><a href="/x/" aria-label="Zoeken"></a>')).toEqual([
    ['empty-link', '/leeg/', undefined],
  ])
})
