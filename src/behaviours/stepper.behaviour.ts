import type { Mount } from './contract.ts'

/** Adds minus and plus buttons around a quantity field, within its limits. */
export const mount: Mount = (root) => {
  const input = root.querySelector('input')
  const { fewer = '', more = '' } = root.dataset
  if (!input) return () => undefined
  const button = (sign: string, name: string, step: () => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = sign
    made.setAttribute('aria-label', name)
    made.addEventListener('click', () => {
      const before = input.value
      step()
      if (input.value !== before) input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    return made
  }
  const less = button('−', fewer, () => input.stepDown())
  const plus = button('+', more, () => input.stepUp())
  input.before(less)
  input.after(plus)
  return () => {
    less.remove()
    plus.remove()
  }
}
