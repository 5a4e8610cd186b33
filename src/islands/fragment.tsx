import { memo, useLayoutEffect, useRef, useState } from 'react'
import { sleep, wake } from './wake.ts'

interface FragmentProps {
  /** What the server renders. The browser finds it in the page and is given none. */
  first?: string
  /** What a call answered since; undefined while the first HTML stands. */
  html: string | undefined
  className?: string
  /** The HTML is in place and awake; also told of the first one. */
  onPlaced?: (root: HTMLElement, isFirst: boolean) => void
}

/** Told to the page, so that behaviours in the HTML start and stop with it: islands know nothing of them. */
const tell = (root: HTMLElement, what: 'html-added' | 'html-leaving') =>
  root.dispatchEvent(new CustomEvent(what, { bubbles: true }))

/**
 * HTML from a call inside an island, in one element that React never looks into. Before it is replaced or taken
 * out, the clean-ups of what is in it run; after it is put in, what is in it wakes. Both happen right after React
 * is done: one root of React cannot end another while it works.
 */
export const Fragment = memo(
  function Fragment({ first, html, className, onPlaced }: FragmentProps) {
    const element = useRef<HTMLDivElement>(null)
    const [initial] = useState({ __html: html ?? first ?? '' })
    const wanted = useRef(html)
    const told = useRef(onPlaced)
    told.current = onPlaced

    useLayoutEffect(() => {
      const root = element.current
      if (!root || html === undefined || html === wanted.current) return
      wanted.current = html
      queueMicrotask(() => {
        if (wanted.current !== html || !root.isConnected) return
        tell(root, 'html-leaving')
        sleep(root)
        root.innerHTML = html
        wake(root)
        tell(root, 'html-added')
        told.current?.(root, false)
      })
    }, [html])

    useLayoutEffect(() => {
      const root = element.current
      if (!root) return
      queueMicrotask(() => {
        if (!root.isConnected) return
        wake(root)
        told.current?.(root, true)
      })
      return () => {
        tell(root, 'html-leaving')
        queueMicrotask(() => sleep(root))
      }
    }, [])

    return (
      <div ref={element} className={className} dangerouslySetInnerHTML={initial} suppressHydrationWarning />
    )
  },
  (before, after) => before.html === after.html && before.className === after.className,
)
