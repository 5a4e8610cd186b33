import type { createChanges } from './change.ts'
import { classicAdds } from './classic.ts'

const adding = '.ajax_add_to_cart, form.cart button[name="add-to-cart"]'

/** Listens to clicks on the shop's buttons and links, and to submitted product forms. Returns the clean-up function. */
export function hearPresses(changes: ReturnType<typeof createChanges>): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const { body } = document

  body.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || classicAdds()) return
      // The second click of a double click.
      if (event.detail > 1 && closest(event, adding)) return event.preventDefault()
      const pressed = closest(event, '.ajax_add_to_cart, .remove_from_cart_button')
      // A product's own form is submitted whole, with its choices.
      if (!pressed || (pressed instanceof HTMLButtonElement && pressed.form?.matches('form.cart'))) return
      if (pressed.matches('.remove_from_cart_button')) {
        if (!(pressed instanceof HTMLAnchorElement)) return
        event.preventDefault()
        changes.remove(pressed)
      } else if (pressed.dataset.product_id) {
        event.preventDefault()
        changes.add(pressed, dataOf(pressed))
      }
    },
    { signal },
  )
  // An element with the role of a button must react to the space bar.
  body.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat } = event
      if ((key !== ' ' && key !== 'Enter') || classicAdds()) return
      const link = key === ' ' && closest(event, 'a.add_to_cart_button, a.remove_from_cart_button')
      // A key held down is one press.
      if (link || (repeat && closest(event, adding))) event.preventDefault()
      if (link && !repeat) link.click()
    },
    { signal },
  )
  body.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.matches('form.cart')) return
      const button = form.querySelector<HTMLButtonElement>('button[name="add-to-cart"]')
      if (event.defaultPrevented || classicAdds() || !button) return
      const { 'add-to-cart': named, ...fields } = textsOf(new FormData(form))
      const product_id = fields.product_id || button.value || named
      if (!product_id) return
      event.preventDefault()
      changes.add(button, { ...dataOf(button), ...fields, product_id })
    },
    { signal },
  )
  return () => listeners.abort()
}

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Sends all data attributes (section 7). */
const dataOf = ({ dataset }: HTMLElement): Record<string, string> =>
  Object.fromEntries(Object.entries(dataset).map(([name, value]) => [name, value ?? '']))

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
