import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sleep, wake } from './wake.ts'

interface FragmentProps {
  /** What the server renders. The browser finds it in the page and is given none. */
  first?: string
  /** What a call answered since; undefined while the first HTML stands. */
  html: string | undefined
  className?: string
  /** The HTML is in place and its islands are awake; also told of the first one. */
  onPlaced?: (root: HTMLElement) => void
}

/** Told to the page, so that behaviours in the HTML start and stop with it: islands know nothing of them. */
const tell = (root: HTMLElement, what: 'html-added' | 'html-leaving') =>
  root.dispatchEvent(new CustomEvent(what, { bubbles: true }))

/**
 * HTML from a call inside an island, in one element that React never looks into. Before it is replaced or taken
 * out, the clean-ups of what is in it run; after it is put in, what is in it wakes.
 */
export const Fragment = memo(
  function Fragment({ first, html, className, onPlaced }: FragmentProps) {
    const element = useRef<HTMLDivElement>(null)
    const [initial] = useState({ __html: html ?? first ?? '' })
    const placed = useRef(html)
    const told = useRef(onPlaced)
    told.current = onPlaced

    useLayoutEffect(() => {
      const root = element.current
      if (!root || html === undefined || html === placed.current) return
      placed.current = html
      tell(root, 'html-leaving')
      sleep(root)
      root.innerHTML = html
      wake(root)
      tell(root, 'html-added')
      told.current?.(root)
    }, [html])

    useEffect(() => {
      const root = element.current
      if (!root) return
      wake(root)
      told.current?.(root)
      return () => {
        tell(root, 'html-leaving')
        sleep(root)
      }
    }, [])

    return (
      <div ref={element} className={className} dangerouslySetInnerHTML={initial} suppressHydrationWarning />
    )
  },
  (before, after) => before.html === after.html && before.className === after.className,
)
