import { expect, it } from 'vitest'
import { shareOf } from './refund.ts'

const line = (more = {}) => ({
  id: 1,
  productId: 1,
  title: 'Gids',
  sku: 'G',
  attributes: {},
  vatPercent: 9,
  quantity: 3,
  totalCents: 1000,
  returnedQuantity: 0,
  returnedCents: 0,
  fileIds: [],
  ...more,
})

it.each([
  [0, line(), 0],
  [1, line(), 333],
  [2, line(), 667],
  [3, line(), 1000],
  [1, line({ returnedQuantity: 2, returnedCents: 667 }), 333],
  [1, line({ returnedQuantity: 1, returnedCents: 900 }), 100],
])(
  'SHOP-18 %d pieces of a line give back their share of it, and never more than is left',
  (pieces, of, cents) => {
    expect(shareOf(of, pieces)).toBe(cents)
  },
)
