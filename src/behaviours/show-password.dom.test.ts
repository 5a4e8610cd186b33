import { expect, it } from 'vitest'
import { mount } from './show-password.ts'

it('SHOP-13 shows and hides a password, and says which', () => {
  document.body.innerHTML =
    '<div data-show="Wachtwoord weergeven" data-hide="Wachtwoord verbergen"><input type="password" value="geheim"></div>'
  const root = document.body.firstElementChild as HTMLElement
  const stop = mount(root)
  const button = root.querySelector('button')
  expect(button?.textContent).toBe('Wachtwoord weergeven')
  button?.click()
  expect(root.querySelector('input')?.type).toBe('text')
  expect(button?.textContent).toBe('Wachtwoord verbergen')
  button?.click()
  expect(root.querySelector('input')?.type).toBe('password')
  expect(root.querySelector('input')?.value).toBe('geheim')
  stop()
  expect(root.querySelector('button')).toBeNull()
})
