import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OrderDownloads } from './order-downloads.tsx'

let place: HTMLElement
let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const tell = vi.fn(async () => true)

const draw = (
  downloadable: boolean,
  opensDownloads: boolean,
  fileIds: readonly number[] = [12],
  email = 'a@post.example',
) =>
  act(async () => {
    const order = { downloadable, opensDownloads, email, lines: [{ fileIds }] }
    root.render(<OrderDownloads order={order} act={tell} />)
  })
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const press = (name: string, within = 'body') =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>(`${within} button`)]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )
const renew = 'orders.downloads.renewDownloads'
const end = 'orders.downloads.endDownloads'

it('SHOP-18 an order shows what can be done with its downloads: nothing before it is paid', async () => {
  await draw(false, false)
  expect(place.textContent).toContain('orders.downloads.closed')
  expect(buttons()).toEqual([])
  await draw(true, true)
  expect(buttons()).toEqual([renew, end])
  await draw(false, true)
  expect(place.textContent).toContain('orders.downloads.ended')
  expect(buttons()).toEqual([renew])
  await draw(true, true, [])
  expect(place.textContent).toBe('')
})

it('SHOP-18 a new download link is sent only after it was meant', async () => {
  await draw(true, true)
  await press(renew)
  expect(tell).not.toHaveBeenCalled()
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(
    'orders.downloads.sure.renewDownloads',
  )
  await press(renew, '[role=dialog]')
  expect(tell).toHaveBeenCalledExactlyOnceWith('renewDownloads', {})
})

it('SHOP-18 without an address of the buyer a new download link says that no mail goes', async () => {
  await draw(true, true, [12], '')
  await press(renew)
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('orders.noMail')
})
