import type { Mount } from './contract.ts'

declare global {
  interface Window {
    /** There where a script of the classic shop was loaded: it then draws the stars and checks them. */
    wc_single_product_params?: unknown
  }
}

/**
 * Stars to choose a rating with, in place of the list of ratings: the chosen one is checked and `active`, and `rating`
 * is set to its position (SHOP-04). Sending without one is stopped with an alert.
 */
export const mount: Mount = (root) => {
  const rating = root.querySelector<HTMLSelectElement>('#rating')
  const list = root.querySelector<HTMLElement>('.rating-list')
  const choice = root.querySelector<HTMLElement>('.rating-stars')
  if (!(root instanceof HTMLFormElement) || !rating || !list || !choice || window.wc_single_product_params)
    return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const stars = [...choice.querySelectorAll<HTMLInputElement>('input[type=radio]')]

  const choose = () => {
    const chosen = stars.find(({ checked }) => checked)
    if (chosen) rating.value = chosen.value
    for (const star of stars) star.closest('label')?.classList.toggle('active', star === chosen)
  }
  const onSubmit = (event: Event) => {
    if (rating.value !== '') return
    event.preventDefault()
    window.alert(root.dataset.required)
    stars[0]?.focus()
  }

  list.hidden = true
  choice.hidden = false
  // The browser would point at a list that is not shown.
  rating.required = false
  choose()
  choice.addEventListener('change', choose, { signal })
  root.addEventListener('submit', onSubmit, { signal })
  return () => {
    listeners.abort()
    list.hidden = false
    choice.hidden = true
    rating.required = true
  }
}
