import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'

/** Key in the browser's store of the last opened screens, and its initial value. */
export const lastScreens: [key: string, initial: string[]] = ['finder.last', []]

/** The current screen and the five before it. */
const mostKept = 6

/** The screen to which an address belongs. */
export const screenAt = (pathname: string): string => `/${pathname.split('/')[1]}`

/** Remembers which screens the user opened, without what was shown on them. */
export function useNoteScreen(): void {
  const screen = screenAt(useLocation().pathname)
  const [, setLast] = useStore<string[]>(...lastScreens)
  useEffect(() => {
    if (screen !== '/edit')
      setLast((last) => [screen, ...last.filter((one) => one !== screen)].slice(0, mostKept))
  }, [screen, setLast])
}
