import { createUsePuck } from '@puckeditor/core'
import { useEffect } from 'react'
import { useSession } from '../session.ts'

const usePuck = createUsePuck()

/** Scrolls the page to a widget that is chosen or added from a panel. */
export function FollowChosen() {
  const { canvas } = useSession()
  const chosen = usePuck(({ selectedItem }) => selectedItem?.props.id)
  useEffect(() => {
    if (chosen === undefined || !canvas) return
    const view = canvas.defaultView
    const follow = () => {
      const block = canvas.querySelector(`[data-puck-component="${CSS.escape(chosen)}"]`)
      if (!block) return
      const { top, bottom } = block.getBoundingClientRect()
      const height = view?.innerHeight ?? 0
      if (bottom < 0 || top > height) block.scrollIntoView({ block: 'center' })
    }
    // An added widget is drawn in the next frame; on a phone its fields then cover part of the page.
    const frame = requestAnimationFrame(follow)
    view?.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      view?.removeEventListener('resize', follow)
    }
  }, [chosen, canvas])
  return null
}
