import type { Mount } from '../../behaviours/contract.ts'

/** Section 9, lazy background. */
const nearPx = 200

/**
 * Slideshow behind a section (section 5, background slideshow): it loops, or stops at the last picture. Pictures load
 * once the section is near. It can be paused, and does not move with reduced motion.
 */
export const mount: Mount = (root) => {
  const ground = root.querySelector<HTMLElement>(':scope > .ground > .ground-layer')
  const template = ground?.querySelector('template')
  const button = root.querySelector<HTMLElement>(':scope > .ground-rest')
  if (!ground || !template || !button) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  const loops = root.dataset.loop === 'true'
  let pictures: HTMLElement[] = []
  let shown = 0
  let timer = 0

  /** Each picture covers the earlier ones, so that nothing shines through during a change. */
  const show = (at: number) => {
    shown = at
    for (const [index, picture] of pictures.entries()) picture.classList.toggle('is-shown', index <= at)
  }
  const play = (playing: boolean) => {
    root.classList.toggle('is-playing', playing)
    clearInterval(timer)
    if (playing) timer = window.setInterval(next, Number(root.dataset.rest))
  }
  const next = () => {
    if (root.ownerDocument.hidden) return
    if (shown + 1 < pictures.length) show(shown + 1)
    else if (loops) show(0)
    if (!loops && shown + 1 === pictures.length) play(false)
  }
  const start = () => {
    ground.append(template.content.cloneNode(true))
    pictures = [...ground.querySelectorAll<HTMLElement>(':scope > picture')]
    show(0)
    button.hidden = false
    play(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }
  button.addEventListener(
    'click',
    () => {
      const playing = root.classList.contains('is-playing')
      if (!playing && shown + 1 === pictures.length) show(0)
      play(!playing)
    },
    { signal },
  )
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      start()
    },
    { rootMargin: `${nearPx}px` },
  )
  near.observe(root)
  return () => {
    stop.abort()
    near.disconnect()
    clearInterval(timer)
    for (const picture of pictures.slice(1)) picture.remove()
    button.hidden = true
  }
}
