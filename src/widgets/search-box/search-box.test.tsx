import { expect, it } from 'vitest'
import { contextWith, renderRoom } from '../testing/render-room.ts'

it('CAT-16 search box is a form that asks /?s= without scripts', async () => {
  const html = await renderRoom('search-box', { placeholder: 'Bijvoorbeeld Zeerijp' })
  expect(html).toContain(
    '<search><form id="search-input" class="search-form" data-behaviour="search-loader" action="/">',
  )
  expect(html).not.toContain('method="post"')
  expect(html).toContain('<label for="b1-words">Zoek een plaats, kerk of bestand</label>')
  expect(html).toMatch(/<input id="b1-words" [^>]*type="search"[^>]*name="s"/)
  expect(html).toContain('placeholder="Bijvoorbeeld Zeerijp"')
  expect(html).toContain('<button class="btn" type="submit">')
})

it('CAT-16 search box keeps the words that were searched for', async () => {
  const html = await renderRoom('search-box', {}, contextWith({ words: 'de "toren"' }))
  expect(html).toContain('value="de &quot;toren&quot;"')
})

it('CAT-16 search box in the header folds open behind its word and leaves #search-input to the page', async () => {
  const html = await renderRoom('search-box', { look: 'tool' })
  expect(html).toMatch(/^<details class="find" data-behaviour="fold-away"><summary class="tool brief">/)
  expect(html).toContain('<span>Zoeken</span>')
  expect(html).toContain('data-behaviour="search-loader"')
  expect(html).not.toContain('search-input')
})

it('CAT-16 search box holds its loader hidden until it is sent', async () => {
  expect(await renderRoom('search-box')).toMatch(
    /<span class="now" data-busy="true" hidden="">.*Bezig<\/span>/,
  )
})
