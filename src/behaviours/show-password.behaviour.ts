import type { Mount } from './contract.ts'

/** The button in a password field shows or hides the password, and says which (SHOP-13). */
export const mount: Mount = (root) => {
  const input = root.querySelector('input')
  const button = root.querySelector('button')
  const { show = '', hide = '' } = root.dataset
  if (!input || !button) return () => undefined
  const turn = (type: 'password' | 'text') => {
    input.type = type
    button.title = type === 'text' ? hide : show
    button.setAttribute('aria-label', button.title)
  }
  const press = () => {
    turn(input.type === 'password' ? 'text' : 'password')
    input.focus()
  }
  turn('password')
  button.hidden = false
  button.addEventListener('click', press)
  return () => {
    turn('password')
    button.hidden = true
    button.removeEventListener('click', press)
  }
}
