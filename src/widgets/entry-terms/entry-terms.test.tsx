import { expect, it } from 'vitest'
import { anEntry, aTerm, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const terms = [aTerm(), aTerm({ id: 4, taxonomy: 'soort', slug: 'kerk', name: 'Kerk', url: '/soort/kerk/' })]
const context = contextWith({ entry: anEntry({ terms }) })

it('CAT-05 terms lead to what shares them', async () => {
  const html = await renderRoom('entry-terms', {}, context)
  expect(html).toBe(
    '<nav aria-label="Meer hiervan"><ul class="chips"><li><a href="/plaats/utrecht/" class="chip">Utrecht</a></li>' +
      '<li><a href="/soort/kerk/" class="chip">Kerk</a></li></ul></nav>',
  )
})

it('CAT-05 terms of one taxonomy only, when asked for', async () => {
  const { html, tags } = await renderAll(
    [{ type: 'entry-terms', props: { id: 'b1', taxonomy: 'soort' } }],
    context,
  )
  expect(html).toContain('Kerk')
  expect(html).not.toContain('Utrecht')
  expect([...tags]).toEqual(['entry:14120', 'list:soort:kerk'])
})

it('CAT-05 entry without terms shows none', async () => {
  expect(await renderRoom('entry-terms', {}, contextWith({ entry: anEntry() }))).toBe('')
  expect(await renderRoom('entry-terms')).toBe('')
})
