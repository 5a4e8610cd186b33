import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 front opens with its title, what to do here and a picture', async () => {
  const html = await renderRoom('front', {
    title: 'Zeventig plaatsen, één richting',
    lead: 'Kerken en kapellen.',
    links: [{ label: 'De kaart', url: '/jacobalia/?weergave=kaart' }],
    search: [{ type: 'search-box', props: { id: 'b2' } }],
    picture: [{ type: 'quote', props: { id: 'b3', text: 'Hier staat de kaart.' } }],
  })
  const order = ['<h1>Zeventig', 'class="lead"', 'id="search-input"', 'De kaart', 'Hier staat de kaart.']
  const places = order.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('EDIT-01 front with a title only leaves no empty lines', async () => {
  expect(await renderRoom('front', { title: 'Welkom' })).toBe(
    '<div class="wrap"><div class="front"><div><h1>Welkom</h1><div data-slot="search"></div></div>' +
      '<div data-slot="picture"></div></div></div>',
  )
})
