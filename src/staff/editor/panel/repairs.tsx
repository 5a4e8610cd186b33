import { useEffect } from 'react'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { quickGlide } from './quick-glide.ts'
import { spokenInDutch } from './spoken-in-dutch.ts'

/** What can be dragged: widgets on the page; rows of the outline, the drawer and of lists, which hold buttons. */
const dragged =
  '.canvas-block[aria-pressed], :is([class*="Layer-inner"], [class*="ArrayFieldItem-summary"], [data-puck-drawer-item])[aria-pressed]'

/** Opened and shut by a press; the other rows have a button for what they do, and need no stop of their own. */
const pressed = '[class*="ArrayFieldItem-summary"]'

const pressOnEnter = (event: Event) => {
  const { currentTarget, target } = event
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || target !== currentTarget) return
  if (currentTarget instanceof HTMLElement) currentTarget.click()
}

/** The drag library calls all that can be dragged a button, whatever stands in it. */
function unbutton(place: Document): () => void {
  const repair = () => {
    for (const element of place.querySelectorAll(dragged)) {
      element.removeAttribute('aria-pressed')
      element.setAttribute('role', 'group')
      // Adding it twice has no effect: it is the same function.
      if (element.matches(pressed)) element.addEventListener('keydown', pressOnEnter)
      else if (!element.matches('.canvas-block')) element.setAttribute('tabindex', '-1')
    }
    for (const button of place.querySelectorAll('[class*="ArrayField-addButton"]:not([aria-label])'))
      button.setAttribute('aria-label', editorTexts('listAdd'))
  }
  repair()
  const watch = new MutationObserver(repair)
  watch.observe(place.body, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] })
  return () => watch.disconnect()
}

/** The tabs of the left panel, which Puck makes usable only by mouse. */
function giveTabsKeys(): () => void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[class*="NavItem-link_"]')]
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.click()
  }
  for (const tab of tabs) {
    tab.setAttribute('role', 'button')
    tab.tabIndex = 0
    tab.addEventListener('keydown', press)
  }
  return () => {
    for (const tab of tabs) tab.removeEventListener('keydown', press)
  }
}

/** Gives Puck's own controls Dutch names for assistive technology: they have none, or English ones. */
export function Repairs() {
  const { canvas } = useSession()

  useEffect(() => {
    const repair = () => {
      document.getElementById('preview-frame')?.setAttribute('title', editorTexts('canvas'))
      document
        .querySelector('[class*="ViewportControls-zoomSelect"]')
        ?.setAttribute('aria-label', editorTexts('zoom'))
      for (const help of document.querySelectorAll('[id^="dnd-kit-description"]'))
        if (help.textContent !== editorTexts('dragHelp')) help.textContent = editorTexts('dragHelp')
      for (const spoken of document.querySelectorAll('[id^="dnd-kit-announcement"]')) {
        if (spoken.hasAttribute('lang')) continue
        spoken.setAttribute('lang', 'nl')
        inDutch.observe(spoken, { childList: true, characterData: true, subtree: true })
      }
    }
    const inDutch = new MutationObserver((records) => {
      for (const { target } of records) {
        const said = spokenInDutch(target.textContent ?? '')
        if (said !== undefined) target.textContent = said
      }
    })
    repair()
    // The drag library adds its helper elements to the body when the first widget appears.
    const watch = new MutationObserver(repair)
    watch.observe(document.body, { childList: true })
    return () => {
      watch.disconnect()
      inDutch.disconnect()
    }
  }, [])

  useEffect(giveTabsKeys, [])
  useEffect(quickGlide, [])

  useEffect(() => {
    const stops = [document, canvas].flatMap((place) => (place ? [unbutton(place)] : []))
    return () => {
      for (const stop of stops) stop()
    }
  }, [canvas])

  return null
}
