import { batch } from '@dnd-kit/state'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isElement } from '../../ui/is-node.ts'
import canvasCss from './canvas.css?inline'

/** Events that the canvas suppresses: a press on a link or a form selects its widget and does not navigate. */
const inert = (event: Event) => event.preventDefault()

/** The document inside the canvas: with the styles of the public site, without those of the editor. */
export function CanvasFrame({
  document: inside,
  styles,
  look,
  onReady,
  children,
}: {
  document?: Document
  styles: readonly string[]
  /** The style of the page's root. */
  look: string
  onReady: (document: Document) => void
  children: ReactNode
}) {
  const [ready, setReady] = useState(false)

  useEffect(() => {
    if (!inside) return
    inside.documentElement.lang = 'nl'
    inside.documentElement.style.cssText = look
    const own = inside.createElement('style')
    own.textContent = canvasCss
    const links = styles.map((href) => {
      const link = inside.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      return link
    })
    const loaded = links.map(
      (link) =>
        new Promise((done) => {
          link.onload = done
          link.onerror = done
        }),
    )
    inside.head.append(...links, own)
    void Promise.all(loaded).then(() => {
      // Each widget tells the drag-and-drop manager of itself, which then looks at all that it knows: once, at the end.
      batch(() => flushSync(() => setReady(true)))
      onReady(inside)
    })
    inside.addEventListener('click', stopLinks, { capture: true })
    inside.addEventListener('submit', inert, { capture: true })
    return () => {
      for (const added of [...links, own]) added.remove()
      inside.removeEventListener('click', stopLinks, { capture: true })
      inside.removeEventListener('submit', inert, { capture: true })
    }
  }, [inside, styles, look, onReady])

  return ready ? children : null
}

function stopLinks(event: Event) {
  const { target } = event
  if (isElement(target) && target.closest('a, summary')) event.preventDefault()
}
