import type { Mount } from '../../behaviours/contract.ts'

/** Section 9. */
const revealMs = 1000

/**
 * Shows one page of the rows at a time, or adds a page at each click (CAT-06). All rows are in the page, so nothing is
 * fetched.
 */
export const mount: Mount = (root) => {
  const list = root.querySelector('ul')
  const steps = root.querySelector<HTMLElement>('.steps')
  const status = root.querySelector('[data-row-status]')
  const pages = Number(root.dataset.pages)
  const rows = [...root.querySelectorAll<HTMLElement>('li[data-page]')]
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-to]')]
  const more = root.querySelector<HTMLElement>('[data-more]')
  if (!list || !steps) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  let current = 1
  let reveal = 0

  const show = (page: number) => {
    current = Math.min(pages, Math.max(1, page))
    for (const row of rows) {
      const own = Number(row.dataset.page)
      row.hidden = more ? own > current : own !== current
    }
    for (const button of buttons) {
      const { to } = button.dataset
      if (to === 'previous') button.disabled = current === 1
      else if (to === 'next') button.disabled = current === pages
      else button.disabled = Number(to) === current
      if (Number(to) === current) button.setAttribute('aria-current', 'page')
      else button.removeAttribute('aria-current')
    }
  }
  const say = (text = '') => {
    if (status) status.textContent = text.replace('{page}', String(current)).replace('{pages}', String(pages))
  }
  const go = (to: string) => {
    show(to === 'previous' ? current - 1 : to === 'next' ? current + 1 : Number(to))
    say(root.dataset.shownText)
    // The clicked button may be disabled now.
    list.focus()
  }
  const showMore = (button: HTMLElement) => {
    if (reveal) return
    button.setAttribute('aria-disabled', 'true')
    say(root.dataset.loadingText)
    reveal = window.setTimeout(() => {
      reveal = 0
      const hadFocus = button === root.ownerDocument.activeElement
      show(current + 1)
      button.removeAttribute('aria-disabled')
      const isLast = current === pages
      steps.hidden = isLast
      say(isLast ? root.dataset.noMoreText : root.dataset.shownText)
      if (isLast && hadFocus) list.focus()
    }, revealMs)
  }

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-to], [data-more]') : null
      if (button?.dataset.to) go(button.dataset.to)
      else if (button) showMore(button)
    },
    { signal },
  )
  root.classList.add('is-live')
  steps.hidden = false
  show(1)
  return () => {
    listeners.abort()
    clearTimeout(reveal)
    root.classList.remove('is-live')
    steps.hidden = true
    for (const row of rows) row.hidden = false
  }
}
