import { act } from 'react'
import { ListContextProvider, type ListControllerResult } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const steps = vi.hoisted(() => ({ asked: [] as string[] }))
vi.mock('../../api/call.ts', () => ({
  call: async (path: string) => {
    steps.asked.push(path)
  },
}))
vi.mock('../../lists/say-refused.ts', () => ({ useSayRefused: () => vi.fn() }))
vi.mock('react-admin', async (original) => ({
  ...(await original<object>()),
  useNotify: () => vi.fn(),
  useRefresh: () => vi.fn(),
}))
const { BulkStep } = await import('./bulk-step.tsx')

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  steps.asked = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const open = async (selectedIds: readonly number[]) => {
  const list = {
    data: [
      { id: 1, status: 'processing' },
      { id: 2, status: 'on-hold' },
    ],
    selectedIds,
    onUnselectItems: vi.fn(),
    // What else a list has is not read here.
  } as unknown as ListControllerResult
  await act(async () =>
    root.render(
      <ListContextProvider value={list}>
        <BulkStep to="processing" />
      </ListContextProvider>,
    ),
  )
  await act(async () => document.querySelector('button')?.click())
}
const submit = () => document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')
const words = () => document.querySelector('[role=dialog]')?.textContent

it('SHOP-18 a step of several orders leaves alone, and says so, what is there already', async () => {
  await open([1, 2, 3])
  expect(words()).toContain('orders.thereAlready')
  await act(async () => submit()?.click())
  expect(steps.asked).toEqual(['orders/2/step', 'orders/3/step'])
})

it('SHOP-18 a step that every chosen order has taken is not taken again', async () => {
  await open([1])
  expect([words(), submit()?.disabled]).toEqual([expect.stringContaining('orders.thereAlready'), true])
  await open([2])
  expect(words()).not.toContain('orders.thereAlready')
})
