import type { Mount } from './contract.ts'

/** Adds a button that shows or hides what was typed into a password field (SHOP-13). */
export const mount: Mount = (root) => {
  const input = root.querySelector('input')
  const { show = '', hide = '' } = root.dataset
  if (!input) return () => undefined
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn plain'
  const name = () => {
    const shown = input.type === 'text'
    button.textContent = shown ? hide : show
    button.setAttribute('aria-pressed', String(shown))
  }
  button.addEventListener('click', () => {
    input.type = input.type === 'password' ? 'text' : 'password'
    name()
    input.focus()
  })
  name()
  root.append(button)
  return () => {
    button.remove()
    input.type = 'password'
  }
}
