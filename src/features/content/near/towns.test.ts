import { expect, it } from 'vitest'
import { townsNamed } from './towns.ts'

const found = (text: string) => townsNamed(text).map(({ name, province }) => `${name}, ${province}`)

it.each([
  ['Zwolle', ['Zwolle, Overijssel']],
  [' zwolle ', ['Zwolle, Overijssel']],
  ['luik', ['Luik, Luik']],
  ['Heusden (Noord-Brabant)', ['Heusden, Noord-Brabant']],
  ["'s-gravenzande", ["'s-Gravenzande, Zuid-Holland"]],
  ['Den Bosch', ["'s-Hertogenbosch, Noord-Brabant"]],
  ["'s-Gravenhage", ['Den Haag, Zuid-Holland']],
  ['St. Jacobiparochie', ['Sint Jacobiparochie, Friesland']],
  ['St-Niklaas', ['Sint-Niklaas, Oost-Vlaanderen']],
  ['Nergenshuizen', []],
  ['', []],
  ['__proto__', []],
])('CAT-08 knows which town %j is', (text, towns) => expect(found(text)).toEqual(towns))

it('CAT-08 tells towns of one name by their province', () => {
  expect(found('Heusden').length).toBeGreaterThan(1)
  const [town] = townsNamed('Zwolle')
  expect([town?.latitude, town?.longitude]).toEqual([52.513, 6.094])
})
