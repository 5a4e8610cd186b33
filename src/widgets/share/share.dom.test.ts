import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './share.behaviour.ts'

const sent = vi.fn()
let root: HTMLElement
let stop: () => void
const press = (name: string) => root.querySelector<HTMLElement>(`[data-share="${name}"]`)?.click()
const status = () => root.querySelector('[data-share-status]')?.textContent

beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    sent(url, body.getAll('clicks[]'))
    throw new TypeError('offline')
  })
  document.body.innerHTML = `<section data-url="https://example.org/a/" data-title="A" data-copied="Gekopieerd" data-not-copied="Mislukt: "><ul>
    <li><a href="#x" data-share="reddit" data-click="share:reddit:/a/">Reddit</a></li>
    <li hidden><button data-share="copy" data-click="share:copy:/a/"></button></li>
    <li hidden><button data-share="device" data-click="share:device:/a/"></button></li>
    <li hidden><button data-share="print" data-click="share:print:/a/"></button></li></ul><p data-share-status></p></section>`
  root = document.querySelector('section') as HTMLElement
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('SITE-07 shows what this browser can do by itself, and nothing else', () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
  stop = mount(root)
  const shown = [...root.querySelectorAll('button')].filter((button) => !button.closest('li')?.hidden)
  expect(shown.map((button) => button.dataset.share)).toEqual(['copy', 'print'])
})

it('SITE-07 WIRE-19 counts a press by its name alone, and works when that cannot be sent', () => {
  stop = mount(root)
  press('reddit')
  expect(sent.mock.calls).toEqual([
    ['/wp-admin/admin-ajax.php?action=builder_send_clicks', ['share:reddit:/a/']],
  ])
})

it('SITE-07 copies the link and says so, or shows it when it cannot', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  stop = mount(root)
  press('copy')
  await vi.waitFor(() => expect(status()).toBe('Gekopieerd'))
  expect(writeText).toHaveBeenCalledWith('https://example.org/a/')
  writeText.mockRejectedValue(new Error('denied'))
  press('copy')
  await vi.waitFor(() => expect(status()).toBe('Mislukt: https://example.org/a/'))
})

it('SITE-07 opens the device’s own sheet and prints', () => {
  const share = vi.fn(async () => undefined)
  const print = vi.fn()
  vi.stubGlobal('navigator', { share })
  vi.stubGlobal('print', print)
  stop = mount(root)
  press('device')
  press('print')
  expect(share).toHaveBeenCalledWith({ url: 'https://example.org/a/', title: 'A' })
  expect(print).toHaveBeenCalledOnce()
})
