import type { Mount } from '../../behaviours/contract.ts'
import { createVariantChoice } from './variant-choice.ts'

/** The form of a product: two buttons change its quantity, and choosing a variant shows its price. */
export const mount: Mount = (root) => {
  const listeners = new AbortController()
  const { signal } = listeners
  const quantity = root.querySelector<HTMLInputElement>('input.qty')
  const button = root.querySelector<HTMLButtonElement>('button[name=add-to-cart]')
  const steps = [...root.querySelectorAll<HTMLElement>('[data-step]')]

  const onStep = ({ currentTarget }: Event) => {
    if (!quantity || !(currentTarget instanceof HTMLElement)) return
    const wanted = (Number(quantity.value) || 0) + Number(currentTarget.dataset.step)
    const most = quantity.max === '' ? Number.POSITIVE_INFINITY : Number(quantity.max)
    quantity.value = String(Math.min(most, Math.max(Number(quantity.min) || 0, wanted)))
    quantity.dispatchEvent(new Event('change', { bubbles: true }))
  }

  for (const step of steps) {
    step.hidden = false
    step.addEventListener('click', onStep, { signal })
  }
  const stopChoice = button ? createVariantChoice(root, button, quantity) : () => undefined
  return () => {
    listeners.abort()
    stopChoice()
    for (const step of steps) step.hidden = true
  }
}
