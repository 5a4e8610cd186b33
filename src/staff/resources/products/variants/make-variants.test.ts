import { expect, it } from 'vitest'
import { isChosenBy, makeVariants } from './make-variants.ts'
import { choicesIn, nameOf, type Variant } from './variant.ts'

const format = { name: 'Formaat', values: ['A4', 'A5'] }
const colour = { name: 'Kleur', values: ['rood', 'diep blauw'] }
const start = { sku: 'KAART', regularCents: 500 }
const known: Variant = { sku: 'EIGEN', attributes: { Formaat: 'A5' }, regularCents: 700, stock: 3 }

const told = (variants: readonly Variant[], choices = [format, colour]) =>
  variants.map((variant) => `${variant.sku}: ${nameOf(variant, choices)}`)

it('EDIT-05 SHOP-17 makes the combinations that are missing, and leaves the others as they are', () => {
  const once = makeVariants([format], [known], start)
  expect(once).toEqual([
    { sku: 'KAART-A4', attributes: { Formaat: 'A4' }, regularCents: 500, offered: true },
    known,
  ])
  expect(makeVariants([format], once, start)).toEqual(once)
})

it('EDIT-05 a choice that is added or renamed keeps price and number of the variants that there are', () => {
  const both = makeVariants([format, colour], [known], start)
  expect(told(both)).toEqual([
    'KAART-A4-ROOD: A4, rood',
    'KAART-A4-DIEP-BLAUW: A4, diep blauw',
    'EIGEN: A5, rood',
    'KAART-A5-DIEP-BLAUW: A5, diep blauw',
  ])
  expect(both[2]).toMatchObject({ regularCents: 700, stock: 3 })
  const renamed = makeVariants([{ ...format, name: 'Maat' }], [known], start)
  expect(renamed[1]).toMatchObject({ sku: 'EIGEN', attributes: { Maat: 'A5' } })
})

it('EDIT-05 what belongs to no combination is kept at the end and told, and no number is given twice', () => {
  const gone: Variant = { sku: 'KAART-A4', attributes: { Formaat: 'A3' }, regularCents: 1 }
  const made = makeVariants([format], [gone], start)
  expect(told(made)).toEqual(['KAART-A4-2: A4', 'KAART-A5: A5', 'KAART-A4: A3'])
  expect(made.map((variant) => isChosenBy([format], variant))).toEqual([true, true, false])
})

it('EDIT-05 reads choices as they are typed: without what is empty or said twice', () => {
  expect(
    choicesIn([
      { name: ' Maat ', values: ['S', ' M', '', 'S'], forVariants: true },
      { name: 'Papier', values: ['mat'], forVariants: false },
      { name: 'Leeg', values: [''], forVariants: true },
      undefined,
    ]),
  ).toEqual([{ name: 'Maat', values: ['S', 'M'] }])
})
