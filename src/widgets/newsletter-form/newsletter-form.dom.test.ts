import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './newsletter-form.behaviour.ts'

let form: HTMLFormElement
let stop: () => void
let answers: ((response: Response | Error) => void)[]
const asked = vi.fn()
const status = () => document.querySelector('[data-newsletter-status]')?.textContent
const send = () => form.dispatchEvent(new Event('submit', { cancelable: true }))

beforeEach(() => {
  answers = []
  asked.mockClear()
  document.body.innerHTML = `<form data-failed-text="Mislukt"><input name="ne" value="anna@schelp.example">
    <button>Schrijf in</button><p data-newsletter-status></p></form>`
  form = document.querySelector('form') as HTMLFormElement
  stop = mount(form)
  vi.stubGlobal('fetch', (url: string, { body }: { body: FormData }) => {
    asked(url, body.get('ne'))
    return new Promise((resolve, reject) => {
      answers.push((given) => (given instanceof Error ? reject(given) : resolve(given)))
    })
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('WIRE-05 puts the answer in the place of the form’s contents, once for two presses', async () => {
  expect(send(), 'it does not leave the page').toBe(false)
  send()
  expect(asked.mock.calls).toEqual([['/wp-admin/admin-ajax.php?action=tnp&na=sa', 'anna@schelp.example']])
  answers[0]?.(new Response('<p>Bijna klaar</p>'))
  await vi.waitFor(() => expect(form.innerHTML).toBe('<p>Bijna klaar</p>'))
})

it.each([
  ['a refusal', new Response('<p>Dit <b>adres</b> klopt niet</p>', { status: 400 }), 'Dit adres klopt niet'],
  ['too many', new Response('Te veel', { status: 429 }), 'Te veel'],
  ['a broken line', new TypeError('network'), 'Mislukt'],
])('SITE-06 says %s below what was typed, which stays', async (_, answer, words) => {
  send()
  answers[0]?.(answer)
  await vi.waitFor(() => expect(status()).toBe(words))
  expect(form.querySelector('input')?.value).toBe('anna@schelp.example')
  await vi.waitFor(() => expect(form.hasAttribute('aria-busy')).toBe(false))
  send()
  expect(asked).toHaveBeenCalledTimes(2)
})
