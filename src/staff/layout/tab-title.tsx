import { useEffect } from 'react'
import { useTranslate } from 'react-admin'

const titlePlace = 'react-admin-title'

/** Sets the title of the page on the browser's tab too, so that several tabs can be told apart. */
export function TabTitle() {
  const translate = useTranslate()
  useEffect(() => {
    const place = document.getElementById(titlePlace)
    if (!place) return
    const site = translate('app.title')
    const follow = () => {
      const title = place.textContent?.trim()
      document.title = title ? `${title} · ${site}` : site
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(place, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [translate])
  return null
}
