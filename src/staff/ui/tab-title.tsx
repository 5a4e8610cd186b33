import { useEffect } from 'react'
import { messages } from '../texts.nl.ts'

const titlePlace = 'react-admin-title'

/** Sets the title of the page on the browser's tab too, so that several tabs can be told apart. */
export function nameTab(title = ''): void {
  const app = messages.app.title
  document.title = title ? `${title} · ${app}` : app
}

/** Names the tab after the title that react-admin shows in the bar. */
export function TabTitle() {
  useEffect(() => {
    const place = document.getElementById(titlePlace)
    if (!place) return
    const follow = () => nameTab(place.textContent?.trim())
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(place, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return null
}
