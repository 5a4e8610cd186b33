import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'
import { fields } from './fields.ts'

const { does } = fields.fields
const actions = does?.type === 'choice' ? does.options.map(({ value }) => value) : []

it('CAT-13 knows every action of the trigger widget in section 3', () => {
  expect(actions.toSorted()).toEqual(
    [
      ...[
        'next_slide',
        'prev_slide',
        'first_slide',
        'last_slide',
        'play_slide',
        'pause_slide',
        'play_pause',
      ].map((action) => `carousel:${action}`),
      ...['expand_collapse', 'expand', 'collapse', 'next', 'prev'].map((action) => `accordion:${action}`),
    ].toSorted(),
  )
})

it.each(actions)('CAT-13 %s has a button with a name, which waits for scripts', async (does) => {
  const html = await renderRoom('trigger', { does, sign: 'star' })
  expect(html).toMatch(/^<p [^>]*hidden=""[^>]*>|^<p [^>]*hidden[^>]*>/)
  expect(html).toMatch(/<span class="sr">[A-Z][a-z ]+<\/span>/)
})

it('CAT-13 has its own texts and pictograms, for before and after', async () => {
  const html = await renderRoom('trigger', {
    does: 'carousel:play_pause',
    text: 'Start',
    sign: 'star',
    secondaryText: 'Stop',
    secondarySign: 'none',
    target: 'beelden',
  })
  expect(html).toMatch(/<svg class="sign".*Start<\/span><span [^>]*data-after=""[^>]*>Stop<\/span>/)
  expect(html).toContain('data-target="beelden"')
})
