import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

const content = [{ type: 'text', props: { id: 't', html: '<p>Een lang verhaal.</p>' } }]

it('CAT-12 fold shows the top of its contents, and opens by a box that needs no script', async () => {
  const html = await renderRoom('fold', { content, height: 180, autoHide: false })
  expect(html).toContain('style="--fold:180px"')
  expect(html).toMatch(/<input type="checkbox" id="b1-open"[^>]*\/>.*Een lang verhaal.*<label for="b1-open"/)
  expect(html).not.toContain('data-behaviour')
})

it('CAT-12 fold has words of its own for open and closed', async () => {
  const html = await renderRoom('fold', { content, more: 'Alles', less: 'Genoeg' })
  expect(html).toMatch(/<span class="more">Alles.*<span class="less">Genoeg/)
  expect(html).toContain('data-auto-hide="yes"')
})

it('CAT-11 fold carries its hashtag', async () => {
  expect(await renderRoom('fold', { content, hashtag: 'verhaal' })).toContain('data-hashtag="verhaal"')
})
