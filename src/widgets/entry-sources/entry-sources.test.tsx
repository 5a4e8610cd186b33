import { expect, it } from 'vitest'
import { anEntry, contextWith, renderRoom } from '../testing/render-room.ts'

it('CAT-01 sources are numbered and can be led to, with or without an address', async () => {
  const sources = [{ name: 'Reliwiki', url: 'https://reliwiki.nl/x' }, { name: 'Archief van de parochie' }]
  const html = await renderRoom('entry-sources', {}, contextWith({ entry: anEntry({ fields: { sources } }) }))
  expect(html).toContain('<h2 id="b1-title">Bronnen</h2>')
  expect(html).toContain('<li id="bron-1"><span><a href="https://reliwiki.nl/x">Reliwiki</a></span></li>')
  expect(html).toContain('<li id="bron-2"><span>Archief van de parochie</span></li>')
})

it('CAT-01 entry without sources shows no heading for them', async () => {
  expect(await renderRoom('entry-sources', {}, contextWith({ entry: anEntry() }))).toBe('')
  expect(await renderRoom('entry-sources')).toBe('')
})
