import { afterAll, beforeAll, expect, it } from 'vitest'
import { withExtensions } from '../../../../src/extensions/testing.ts'
import { createPlaces, type Places, placeCount } from '../../../../src/widgets/testing/places.ts'
import { anEntry } from '../../../../src/widgets/testing/render-room.ts'

let places: Places
beforeAll(async () => {
  await withExtensions()
  places = await createPlaces()
})
afterAll(() => places.close())

it('CAT-08 draws every published place as a star that leads to its page', async () => {
  const { html, tags } = await places.render('star-chart', { mode: 'front' })
  expect(html.match(/data-id="/g)).toHaveLength(placeCount)
  expect(html).toContain('<a href="/jacobalia/plaats-01/" tabindex="-1"><title>Plaats 01, Zeerijp</title>')
  expect(html).toContain('Sterrenkaart met 23 plaatsen')
  expect(html).toContain('<a href="/jacobalia/?weergave=kaart">Open de kaart</a>')
  expect([...tags]).toContain('list:jacobalia')
})

it('CAT-08 shows churches in gold and chapels pale', async () => {
  const { html } = await places.render('star-chart', { mode: 'front' })
  expect(html.match(/class="st gold" d="[^"]*"><\/path><\/a>/g)).toHaveLength(16)
  expect(html.match(/class="st pale" d="[^"]*"><\/path><\/a>/g)).toHaveLength(7)
})

it('CAT-08 lists the places beside the chart from far to near', async () => {
  const { html } = await places.render('star-chart', { mode: 'archive' })
  expect(html.match(/data-place="/g)).toHaveLength(placeCount)
  expect(html.indexOf('Plaats 01</span>')).toBeLessThan(html.indexOf('Plaats 02</span>'))
  expect(html).toContain('Toon er nog 13')
})

it('CAT-08 rings one place on its own page and says how sure its position is', async () => {
  const position = { latitude: 53.3, longitude: 5.95, precision: 'centre' } as const
  const entry = anEntry({ id: places.ids[0], title: 'Plaats 01', position })
  const { html } = await places.render('star-chart', { mode: 'entry' }, { entry })
  expect(html).toContain('class="ring"')
  expect(html).toContain('<p class="sr">Sterrenkaart: de ligging van Plaats 01</p>')
  expect(html).toContain('data-behaviour="place-map"')
  expect(html).toContain('bij benadering')
})

it('CAT-08 draws nothing for an entry without a position', async () => {
  expect((await places.render('star-chart', { mode: 'entry' }, { entry: anEntry() })).html).toBe('')
})
