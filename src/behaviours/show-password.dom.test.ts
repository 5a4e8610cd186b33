import { expect, it } from 'vitest'
import { mount } from './show-password.behaviour.ts'

it('SHOP-13 shows and hides a password, and says which', () => {
  document.body.innerHTML =
    '<div data-show="Wachtwoord weergeven" data-hide="Wachtwoord verbergen"><input type="password" value="geheim"><button type="button" hidden></button></div>'
  const root = document.body.firstElementChild as HTMLElement
  const button = root.querySelector('button') as HTMLButtonElement
  const stop = mount(root)
  const seen = () => [button.getAttribute('aria-label'), button.title, root.querySelector('input')?.type]
  expect(button.hidden).toBe(false)
  expect(seen()).toEqual(['Wachtwoord weergeven', 'Wachtwoord weergeven', 'password'])
  button.click()
  expect(seen()).toEqual(['Wachtwoord verbergen', 'Wachtwoord verbergen', 'text'])
  button.click()
  expect(seen()).toEqual(['Wachtwoord weergeven', 'Wachtwoord weergeven', 'password'])
  expect(root.querySelector('input')?.value).toBe('geheim')
  button.click()
  stop()
  expect(root.querySelector('input')?.type).toBe('password')
  expect(button.hidden).toBe(true)
})
