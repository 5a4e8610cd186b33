import { expect, it } from 'vitest'
import { contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

it('SITE-06 is a form that is posted without scripts, with the names of the classic one', async () => {
  const html = await renderRoom('newsletter-form', { asksName: true, heading: 'Brief' })
  expect(html).toMatch(/<form [^>]*action="\/nieuwsbrief\/" method="post"/)
  for (const name of ['ne', 'nn', 'ny']) expect(html).toMatch(new RegExp(`<input [^>]*name="${name}"`))
  expect(html).toMatch(/<label for="b1-ne">E-mailadres<\/label>/)
  expect(html).toContain('href="/privacy/"')
})

it('SITE-06 asks for no more than the address unless told, and takes nobody’s consent for granted', async () => {
  const html = await renderRoom('newsletter-form')
  expect(html).not.toContain('name="nn"')
  expect(html).not.toContain('checked')
})

/** A site with these lists, of which the last is filled by staff. */
const withLists = () => {
  const context = contextWith()
  const list = (id: number, name: string, isOffered = true) => ({
    id,
    name,
    about: `Over ${name}`,
    isOffered,
    readers: 0,
  })
  const newsletter = { lists: async () => [list(1, 'Nieuws'), list(2, 'Routes'), list(3, 'Bestuur', false)] }
  return { ...context, features: { ...context.features, newsletter } }
}

it.each([
  ['', []],
  ['3', []],
  ['9, x', []],
])(
  'SITE-06 with %j for lists offers no choice: who subscribes is on all that are offered',
  async (lists, shown) => {
    const html = await renderRoom('newsletter-form', { lists }, withLists())
    expect(html.match(/name="nl\[\]"/g) ?? []).toEqual(shown)
  },
)

it('SITE-06 puts who subscribes on the one list that staff chose for this form', async () => {
  const html = await renderRoom('newsletter-form', { lists: '2' }, withLists())
  expect(html).toContain('<input type="hidden" name="nl[]" value="2"/>')
  expect(html).not.toContain('Routes')
})

it('SITE-06 lets who subscribes choose of the lists that staff chose, none of them ticked before', async () => {
  const block = { type: 'newsletter-form', props: { id: 'b1', lists: '2, 1, 3' } }
  const { html, tags } = await renderAll([block], withLists())
  expect([
    ...html.matchAll(
      /<input type="checkbox"[^>]*name="nl\[\]"[^>]*value="(\d)"|value="(\d)"[^>]*name="nl\[\]"|name="nl\[\]" value="(\d)"/g,
    ),
  ]).toHaveLength(2)
  expect(html).toContain('Over Routes')
  expect(html).not.toContain('Bestuur')
  expect(html).not.toContain('checked')
  expect([...tags]).toContain('list:newsletter-lists')
})
