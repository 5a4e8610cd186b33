import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OrderRecord } from './order.ts'
import { OrderSteps } from './order-steps.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const paid = {
  status: 'processing',
  steps: ['completed', 'cancelled'],
  delivery: 'ship',
  paymentMethod: 'bacs',
  totalCents: 1_250,
  paidCents: 1_250,
  dueCents: 0,
  refundableCents: 0,
  toPayBackCents: 0,
  email: 'a@post.example',
}

// What else an order has is for the dialogs that are not opened here.
const draw = (order: Partial<OrderRecord>) =>
  act(async () => root.render(<OrderSteps order={{ ...paid, ...order } as OrderRecord} act={vi.fn()} />))
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const filled = () => [...document.querySelectorAll('.MuiButton-contained')].map((found) => found.textContent)
const press = async (name: string) => {
  await act(async () => button(name)?.click())
  return document.querySelector('[role=dialog]')?.textContent
}

it('SHOP-18 the step of an order says what it does: a mail only where one goes, and money only where it is paid there', async () => {
  await draw({})
  const sending = await press('orders.steps.ship')
  expect(sending).toContain('orders.sure.ship')
  expect(sending).not.toContain('orders.paidThere')
  await act(async () => root.render(null))
  await draw({ delivery: 'collect', paymentMethod: 'cod', paidCents: 0, dueCents: 1_250 })
  const collected = await press('orders.steps.collect')
  expect(collected).toContain('orders.sure.collect')
  expect(collected).toContain('orders.paidThere')
})

it('SHOP-18 without an address of the buyer no mail is offered', async () => {
  await draw({})
  expect(button('orders.mail')).toBeDefined()
  await draw({ email: '' })
  expect(button('orders.mail')).toBeUndefined()
})

it.each(['orders.steps.ship', 'orders.receive', 'orders.refund'])(
  'SHOP-18 without an address of the buyer %s says that no mail goes',
  async (step) => {
    const order = { paidCents: 1_000, dueCents: 250, refundableCents: 1_000, payments: [], lines: [] }
    await draw(order)
    expect(await press(step)).not.toContain('orders.noMail')
    await act(async () => root.render(null))
    await draw({ ...order, email: '' })
    expect(await press(step)).toContain('orders.noMail')
  },
)

it('SHOP-18 paying back what was paid too much promises no credit note, and goes up to what is owed', async () => {
  await draw({ refundableCents: 2_500, toPayBackCents: 2_500, payments: [], lines: [] })
  const words = await press('orders.refund')
  expect(words).toContain('orders.noCreditNote')
  expect(words).not.toContain('orders.creditNote')
  expect(words).not.toContain('orders.whyHelp')
  expect(words).toContain('orders.goesBack')
})

it('SHOP-18 paying back what was due for an order comes with a credit note', async () => {
  await draw({ refundableCents: 1_250, payments: [], lines: [] })
  const words = await press('orders.refund')
  expect(words).toContain('orders.creditNote')
  expect(words).toContain('orders.whyHelp')
})

it('SHOP-18 an order that was refunded and stands again takes a payment of what is due', async () => {
  await draw({ status: 'on-hold', steps: [], refundedCents: 1_250, dueCents: 1_250 })
  await press('orders.receive')
  expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toBe('12,50')
})

it('SHOP-18 the main button of an order never takes it back a step', async () => {
  await draw({})
  expect(filled()).toEqual(['orders.steps.ship'])
  await draw({ status: 'completed', steps: ['processing', 'refunded'] })
  expect(filled()).toEqual([])
  await draw({ status: 'on-hold', steps: ['pending', 'processing'], paidCents: 0, dueCents: 1_250 })
  expect(filled()).toEqual(['orders.receive'])
})
