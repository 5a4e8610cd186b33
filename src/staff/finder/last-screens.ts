import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'

/** Where this browser keeps the screens that were open last, and what it holds at first. */
export const lastScreens: [key: string, initial: string[]] = ['finder.last', []]

/** The one that is open now, and five before it. */
const mostKept = 6

/** The screen of the menu to which an address belongs. */
export const screenAt = (pathname: string): string => `/${pathname.split('/')[1]}`

/** Remembers at which screens somebody was, without what they read there. */
export function useNoteScreen(): void {
  const screen = screenAt(useLocation().pathname)
  const [, setLast] = useStore<string[]>(...lastScreens)
  useEffect(() => {
    if (screen !== '/edit')
      setLast((last) => [screen, ...last.filter((one) => one !== screen)].slice(0, mostKept))
  }, [screen, setLast])
}
