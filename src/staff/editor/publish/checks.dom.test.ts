import { expect, it, vi } from 'vitest'
import { findWarnings } from './checks.ts'
import { contrastOf, parseColour } from './contrast.ts'
import { findDeadLinks } from './dead-links.ts'

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

it('EDIT-01 a title of its own for another device is no second one', () => {
  expect(window.innerWidth, 'a tablet').toBe(1024)
  expect(warningsOf('<h1>Een</h1><div class="not-on-tablet"><h1>Twee</h1></div>')).toEqual([])
  expect(warningsOf('<h1>Een</h1><div class="not-on-phone"><h1>Twee</h1></div>')).toEqual([
    ['two-titles', 'Twee', undefined],
  ])
})

it('EDIT-01 warns of a picture that says nothing, unless words beside it do', () => {
  expect(
    warningsOf(
      '<h1>T</h1><div data-puck-component="picture-1"><figure><img src="https://x.nl/media/1/kerk%20toren.jpg" alt=""></figure></div><a href="/"><img src="/b.jpg" alt="">Naar de toren</a>',
    ),
  ).toEqual([['alt', 'kerk toren.jpg', 'picture-1']])
})

it('EDIT-01 warns of a link without words', () => {
  expect(warningsOf('<h1>T</h1><a href="/leeg/"></a><a href="/x/" aria-label="Zoeken"></a>')).toEqual([
    ['empty-link', '/leeg/', undefined],
  ])
})

it('EDIT-01 warns of words that are hard to tell from what is behind them, once for each widget', () => {
  document.body.innerHTML =
    '<div style="background-color: rgb(20, 20, 60)"><div data-puck-component="text-1"><p style="color: rgb(40, 40, 80)">Bijna <b style="color: rgb(40, 40, 80)">onzichtbaar</b></p></div></div>' +
    '<div data-puck-component="text-2" style="background-color: rgb(255, 255, 255)"><p style="color: rgb(20, 20, 20)">Goed te lezen</p></div>'
  expect(findWarnings(document, false).map(({ kind, about, block }) => [kind, about, block])).toEqual([
    ['weak-contrast', 'Bijna', 'text-1'],
  ])
  document.body.innerHTML = ''
})

it.each([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
  ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', 4.48],
  ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 1],
  ['color(srgb 0 0 0)', 'color(srgb 1 1 1 / 1)', 21],
])('EDIT-01 %s on %s has a contrast of %d', (words, ground, expected) => {
  const [one, other] = [parseColour(words), parseColour(ground)]
  if (!one || !other) throw new Error('not read')
  expect(contrastOf(one, other)).toBeCloseTo(expected, 1)
})

it('EDIT-01 warns of pictures that weigh much together', () => {
  const src = `${location.origin}/media/1/groot.jpg`
  document.body.innerHTML = `<img src="${src}" alt="Groot">`
  vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue([
    { name: src, encodedBodySize: 3_000_000 } as PerformanceResourceTiming,
  ])
  expect(findWarnings(document, false)).toEqual([{ kind: 'heavy', about: '2,86 MB' }])
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

it('EDIT-01 warns of links whose words do not say where they lead', () => {
  const html =
    '<h1>T</h1><a href="/a/">Lees meer …</a><a href="/b/" aria-label="Lees meer over Assen">Lees meer</a><a href="/c/">Hier</a>'
  expect(warningsOf(html)).toEqual([
    ['vague-link', 'Lees meer …', undefined],
    ['vague-link', 'Hier', undefined],
  ])
})

it('EDIT-01 warns of scripts and of pictures without sizes in HTML', () => {
  const html =
    '<h1>T</h1><div class="html-block"><script src="/x.js"></script><img src="/a.jpg" alt="a"><img src="/b.jpg" alt="b" width="4" height="3"></div>'
  expect(warningsOf(html)).toEqual([
    ['script', '/x.js', undefined],
    ['unsized', '/a.jpg', undefined],
  ])
})

it('EDIT-01 asks the site whether something stands where links lead, each address once', async () => {
  const root = document.createElement('main')
  root.innerHTML =
    '<div data-puck-component="text-1"><a href="/weg/#een">Weg</a><a href="/weg/">Nog eens</a><a href="/er/">Er</a><a href="https://x.nl/weg/">Elders</a></div>'
  const asked: string[] = []
  const ask = async (address: Parameters<typeof fetch>[0]) => {
    asked.push(String(address))
    return new Response(null, { status: address === '/weg/' ? 404 : 200 })
  }
  expect(await findDeadLinks(root, ask)).toEqual([{ kind: 'dead-link', about: 'Weg', block: 'text-1' }])
  expect(asked).toEqual(['/weg/', '/er/'])
})
