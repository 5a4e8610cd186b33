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

it('draws one picture with a name if no star is a link', () => {
  expect(chart([utrecht])).toContain('role="img" aria-label="Sterrenkaart"')
  expect(chart([utrecht])).not.toContain('<a ')
})

it('makes each star a link that names its place', () => {
  const html = chart([linked])
  expect(html).toMatch(/<a href="\/jacobalia\/jacobikerk-utrecht\/"><title>Jacobikerk, Utrecht<\/title>/)
  expect(html).toContain('role="group" aria-label="Sterrenkaart"')
})

it('hides the stars from keyboard and screen readers if a list has the same links', () => {
  const html = chart([linked], false)
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('tabindex="-1"')
  expect(html).toContain('<p class="sr">Sterrenkaart</p>')
})

it('leaves out places outside the view, and rings the chosen place', () => {
  const html = chart([utrecht, santiago])
  expect(html).not.toContain('data-id="8"')
  expect(html).toContain('class="ring"')
})

it('renders the same chart from the same data', () => expect(chart([linked])).toBe(chart([linked])))
