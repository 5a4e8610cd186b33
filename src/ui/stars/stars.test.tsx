import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StarChoice } from './star-choice.tsx'
import { Stars } from './stars.tsx'

const filled = (rating: number) =>
  Number(/<svg width="([\d.]+)"/.exec(renderToString(<Stars rating={rating} label="x" />))?.[1])

it('SHOP-04 fills as many stars as the rating, and a part of the next one', () => {
  expect(filled(0)).toBe(0)
  expect(filled(4)).toBe(4 * 21)
  expect(filled(4.5)).toBe(4 * 21 + 10)
  expect(filled(9)).toBe(filled(5))
})

it('SHOP-04 names the rating in words', () => {
  expect(renderToString(<Stars rating={4} label="4 van de 5 sterren" />)).toContain(
    'role="img" aria-label="4 van de 5 sterren"',
  )
})

it('SHOP-04 offers 1 to 5 stars as one choice of a plain form', () => {
  const html = renderToString(
    <StarChoice
      legend="Je oordeel"
      name="rating"
      label={(stars) => `${stars} van de 5 sterren`}
      chosen={3}
      required
    />,
  )
  const values = [...html.matchAll(/type="radio"[^>]*name="rating"[^>]*value="(\d)"/g)].map(
    (match) => match[1],
  )
  expect(values).toEqual(['1', '2', '3', '4', '5'])
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toContain('<span class="sr">5 van de 5 sterren</span>')
})
