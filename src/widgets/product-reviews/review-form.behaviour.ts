import type { Mount } from '../../behaviours/contract.ts'

/**
 * Stars in place of the list of ratings: the chosen one is checked and `active`, and sets `rating` to its position
 * (SHOP-04). Submitting without a rating shows an alert, whatever else is missing. Where a script of the classic shop
 * adds its own stars, now or later, ours are removed.
 */
export const mount: Mount = (root) => {
  const rating = root.querySelector<HTMLSelectElement>('#rating')
  const list = root.querySelector<HTMLElement>('.rating-list')
  const choice = root.querySelector<HTMLElement>('.rating-stars')
  const isDrawnElsewhere = () => list?.querySelector('p.stars') !== null
  if (!(root instanceof HTMLFormElement) || !rating || !list || !choice || isDrawnElsewhere())
    return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const stars = [...choice.querySelectorAll<HTMLInputElement>('input[type=radio]')]

  const choose = () => {
    const chosen = stars.find(({ checked }) => checked)
    if (chosen) rating.value = chosen.value
    for (const star of stars) star.closest('label')?.classList.toggle('active', star === chosen)
  }
  const judge = (event: Event) => {
    if (rating.value !== '') return
    event.preventDefault()
    window.alert(root.dataset.required)
    stars[0]?.focus()
  }

  list.hidden = true
  choice.hidden = false
  // The browser would point at a hidden list.
  rating.required = false
  choose()
  choice.addEventListener('change', choose, { signal })
  // The browser tells of no submit while a field is empty. Enter in a field presses the button too.
  root.querySelector('[type=submit]')?.addEventListener('click', judge, { signal })
  const giveBack = () => {
    drawn.disconnect()
    listeners.abort()
    list.hidden = false
    choice.hidden = true
    rating.required = true
  }
  const drawn = new MutationObserver(() => {
    if (isDrawnElsewhere()) giveBack()
  })
  drawn.observe(list, { childList: true, subtree: true })
  return giveBack
}
