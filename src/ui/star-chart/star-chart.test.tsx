import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lowCountries } from './low-countries.ts'
import { type ChartPlace, StarChart } from './star-chart.tsx'

const utrecht: ChartPlace = { id: 7, lat: 52.09, lon: 5.12, star: 'gold', name: 'Jacobikerk, Utrecht' }
const linked: ChartPlace = { ...utrecht, href: '/jacobalia/jacobikerk-utrecht/' }
const santiago: ChartPlace = { id: 8, lat: 42.88, lon: -8.54, star: 'dot', name: 'Santiago' }

const chart = (places: readonly ChartPlace[], keyboard?: boolean) =>
  renderToString(
    <StarChart view={lowCountries} places={places} label="Sterrenkaart" chosen={7} keyboard={keyboard} />,
  )

it('is one picture with a name when nothing in it leads anywhere', () => {
  expect(chart([utrecht])).toContain('role="img" aria-label="Sterrenkaart"')
  expect(chart([utrecht])).not.toContain('<a ')
})

it('makes each star a link that says where it leads', () => {
  const html = chart([linked])
  expect(html).toMatch(/<a href="\/jacobalia\/jacobikerk-utrecht\/"><title>Jacobikerk, Utrecht<\/title>/)
  expect(html).toContain('role="group" aria-label="Sterrenkaart"')
})

it('is passed over by keys and screen readers where a list has the same links', () => {
  const html = chart([linked], false)
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('tabindex="-1"')
  expect(html).toContain('<p class="sr">Sterrenkaart</p>')
})

it('leaves out what lies outside, and rings the chosen place', () => {
  const html = chart([utrecht, santiago])
  expect(html).not.toContain('data-id="8"')
  expect(html).toContain('class="ring"')
})

it('is the same at every render', () => expect(chart([linked])).toBe(chart([linked])))
