import { afterEach, expect, it, vi } from 'vitest'
import { mount } from './review-form.behaviour.ts'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function place(): HTMLFormElement {
  const options = [5, 4, 3, 2, 1].map((stars) => `<option>${stars}</option>`).join('')
  const radios = [1, 2, 3, 4, 5]
    .map((stars) => `<label><input type="radio" name="sterren" value="${stars}"></label>`)
    .join('')
  document.body.innerHTML = `<form data-required="Selecteer een waardering">
    <div class="rating-list"><select id="rating" name="rating" required><option value=""></option>${options}</select></div>
    <div class="rating-stars" hidden>${radios}</div><textarea id="comment" required></textarea>
    <button type="submit">Plaats beoordeling</button></form>`
  const form = document.forms[0] as HTMLFormElement
  stop = mount(form)
  return form
}
const rating = () => document.querySelector('select') as HTMLSelectElement
const choose = (stars: number) => {
  const radio = document.querySelector<HTMLInputElement>(`input[value="${stars}"]`) as HTMLInputElement
  radio.checked = true
  radio.dispatchEvent(new Event('change', { bubbles: true }))
}
/** Enter in a field presses the button too. */
const send = () =>
  document
    .querySelector('button')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

it('SHOP-04 shows stars in place of the list, and the chosen one sets the rating', () => {
  place()
  expect(document.querySelector<HTMLElement>('.rating-list')?.hidden).toBe(true)
  expect(document.querySelector<HTMLElement>('.rating-stars')?.hidden).toBe(false)
  choose(4)
  expect(rating().value).toBe('4')
  choose(2)
  expect(rating().value).toBe('2')
  const active = [...document.querySelectorAll('label.active input')] as HTMLInputElement[]
  expect(active.map(({ value, checked }) => [value, checked])).toEqual([['2', true]])
})

it.each(['', 'Een fijn boek'])('SHOP-04 without stars an alert says so, and nothing is sent: %j', (words) => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  const form = place()
  const comment = form.querySelector('textarea') as HTMLTextAreaElement
  comment.value = words
  expect(send()).toBe(false)
  expect(alert).toHaveBeenCalledExactlyOnceWith('Selecteer een waardering')
  expect(document.activeElement).toBe(document.querySelector('input'))
  choose(5)
  expect(send()).toBe(true)
  expect(alert).toHaveBeenCalledOnce()
})

it('SHOP-04 leaves the stars to a script of the classic shop, also one that comes later', async () => {
  place()
  rating().insertAdjacentHTML('beforebegin', '<p class="stars"></p>')
  await vi.waitFor(() => expect(document.querySelector<HTMLElement>('.rating-stars')?.hidden).toBe(true))
  expect(document.querySelector<HTMLElement>('.rating-list')?.hidden).toBe(false)
  stop()
  stop = mount(document.forms[0] as HTMLFormElement)
  expect(document.querySelector<HTMLElement>('.rating-list')?.hidden).toBe(false)
  expect(rating().required).toBe(true)
})

it('SHOP-04 gives the list back when it ends', () => {
  place()
  stop()
  expect(document.querySelector<HTMLElement>('.rating-list')?.hidden).toBe(false)
  expect(rating().required).toBe(true)
})
