import { expect, it } from 'vitest'
import { dueOf, isPayable } from './order-row.ts'
import type { OrderStatus } from './views.ts'

const waiting = {
  status: 'on-hold' as OrderStatus,
  totalCents: 1245,
  paidCents: 0,
  refundedCents: 0,
  chargedBackCents: 0,
  returnedCents: 0,
}

it.each([
  ['nothing is paid', {}, 1245, true],
  ['paid in part', { paidCents: 1000 }, 245, false],
  ['paid in full', { paidCents: 1245 }, 0, false],
  ['paid too much', { paidCents: 2000 }, 0, false],
  ['a part was paid and refunded', { paidCents: 1000, refundedCents: 1000 }, 1245, true],
  ['all was paid and refunded', { paidCents: 1245, refundedCents: 1245 }, 1245, true],
  ['a bank charged it back', { paidCents: 1245, chargedBackCents: 1245 }, 1245, true],
  ['a part was returned', { paidCents: 1245, refundedCents: 1245, returnedCents: 500 }, 745, true],
  ['all was returned', { paidCents: 1245, refundedCents: 1245, returnedCents: 1245 }, 0, false],
  ['it is free', { totalCents: 0 }, 0, false],
  ['it is being processed', { status: 'processing' as const }, 1245, false],
])('SHOP-18 what is due, and whether the buyer may pay it: %s', (_, change, cents, payable) => {
  const order = { ...waiting, ...change }
  expect([dueOf(order), isPayable(order)]).toEqual([cents, payable])
})
