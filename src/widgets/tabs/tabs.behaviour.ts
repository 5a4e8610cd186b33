import type { Mount } from '../../behaviours/contract.ts'
import { followHash, writeHash } from '../shared/hashtags/hashtags.ts'

/**
 * Shows one panel at a time (CAT-12): the one that the hash names or leads into, else the one that staff chose, else the first. Arrow
 * keys move between tabs. Clicking a tab writes its hashtag (CAT-11).
 */
export const mount: Mount = (root) => {
  const list = root.querySelector<HTMLElement>(':scope > nav')
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>(':scope > nav > a')]
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > section')]
  const listeners = new AbortController()
  const { signal } = listeners
  if (!list) return () => undefined

  const open = (tab: HTMLElement) => {
    for (const [index, other] of tabs.entries()) {
      const isOpen = other === tab
      const panel = panels[index]
      other.setAttribute('aria-selected', String(isOpen))
      other.tabIndex = isOpen ? 0 : -1
      if (panel) panel.hidden = !isOpen
    }
  }
  const choose = (tab: HTMLElement) => {
    open(tab)
    writeHash(tab)
  }
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]
    if (!panel) continue
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    tab.id ||= `${panel.id}-naam`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
  }
  list.setAttribute('role', 'tablist')
  root.classList.add('is-tabbed')

  list.addEventListener(
    'click',
    (event) => {
      const tab = tabs.find((one) => event.target instanceof Node && one.contains(event.target))
      if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      choose(tab)
    },
    { signal },
  )
  list.addEventListener(
    'keydown',
    (event) => {
      const at = tabs.findIndex((tab) => tab.matches(':focus'))
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1, ' ': at }[event.key]
      const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
      if (at < 0 || !tab) return
      event.preventDefault()
      choose(tab)
      tab.focus()
    },
    { signal },
  )
  const first = tabs[Number(root.dataset.active) - 1] ?? tabs[0]
  if (first) open(first)
  followHash(tabs, open, signal, (tab) => panels[tabs.indexOf(tab)])
  return () => {
    listeners.abort()
    root.classList.remove('is-tabbed')
    for (const panel of panels) panel.hidden = false
  }
}
