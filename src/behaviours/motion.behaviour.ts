import { layerStepAt, type Motion, passedPercent, stepAt, tiltAt, valueAt } from '../kernel/motion.ts'
import { type Device, deviceOf } from '../kernel/per-device.ts'
import type { Mount } from './contract.ts'

/** Section 9. */
const debounceMs = 200

/**
 * The settings that `motionOf` writes, and `groundMotionOf` for the layer of a background, which is the first in its
 * box.
 */
interface Wish {
  on: readonly Device[]
  effects: readonly Motion[]
  mouse?: 'track' | 'tilt'
  speed?: number
  away?: boolean
  layer?: boolean
  entrance?: 'fade' | 'up' | 'left' | 'right' | 'zoom'
  delay?: number
}

/** Moves a widget (SITE-05), except for scroll effects that the browser animates itself (`motion.css`). */
export const mount: Mount = (box) => {
  const wish: Wish = JSON.parse(box.dataset.motion ?? '{}')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let stop = new AbortController()
  let timer = 0

  const start = () => {
    stop.abort()
    stop = new AbortController()
    if (calm.matches || !wish.on.includes(deviceOf(innerWidth))) return
    if (wish.effects.length > 0 && !CSS.supports('animation-timeline: view()')) follow(box, wish, stop.signal)
    if (wish.mouse) followMouse(box, wish, stop.signal)
  }
  const later = () => {
    clearTimeout(timer)
    timer = window.setTimeout(start, debounceMs)
  }
  start()
  const leave = !calm.matches && wish.entrance ? enter(box, wish) : undefined
  addEventListener('resize', later)
  calm.addEventListener('change', start)
  return () => {
    clearTimeout(timer)
    stop.abort()
    leave?.()
    removeEventListener('resize', later)
    calm.removeEventListener('change', start)
  }
}

/** Its position on the page without its own motion, which has been reset. */
function placeOf(box: HTMLElement): number {
  let top = 0
  for (let at: Element | null = box; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop
  return top
}

/** The moving element: the box, or its background layer. */
const movedOf = (box: HTMLElement, { layer }: Wish): HTMLElement =>
  (layer && box.querySelector<HTMLElement>(':scope > *')) || box

function follow(box: HTMLElement, wish: Wish, signal: AbortSignal): void {
  const { style, classList } = movedOf(box, wish)
  let frame = 0
  const move = () => {
    frame = 0
    const passed = passedPercent(placeOf(box) - scrollY, box.offsetHeight, innerHeight)
    const value = Object.fromEntries(
      wish.effects.map((motion) => [motion.effect, valueAt(motion, passed, wish.layer)]),
    )
    const { vertical, horizontal, rotate = '', scale = '', opacity = '', blur } = value
    Object.assign(style, {
      translate: vertical || horizontal ? `${horizontal ?? '0px'} ${vertical ?? '0px'}` : '',
      rotate,
      scale,
      opacity,
      filter: blur ? `blur(${blur})` : '',
    })
  }
  const plan = () => {
    frame ||= requestAnimationFrame(move)
  }
  classList.add('moves-slowly')
  addEventListener('scroll', plan, { passive: true, signal })
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    Object.assign(style, { translate: '', rotate: '', scale: '', opacity: '', filter: '' })
  })
  move()
}

function followMouse(box: HTMLElement, wish: Wish, signal: AbortSignal): void {
  const { mouse, speed = 1, away = false, layer } = wish
  const { style, classList } = movedOf(box, wish)
  const percent = (at: number, of: number) => (away ? 100 - (at / of) * 100 : (at / of) * 100)
  classList.add('moves-slowly')
  addEventListener(
    'mousemove',
    ({ clientX, clientY }) => {
      const x = percent(clientX, innerWidth)
      const y = percent(clientY, innerHeight)
      style.transform =
        mouse === 'tilt'
          ? `perspective(75rem) rotateX(${tiltAt(y, speed)}deg) rotateY(${-tiltAt(x, speed)}deg)`
          : layer
            ? `translate(${-layerStepAt(x, speed)}cqw, ${-layerStepAt(y, speed)}cqh)`
            : `translate(${-stepAt(x, speed)}px, ${-stepAt(y, speed)}px)`
    },
    { passive: true, signal },
  )
  signal.addEventListener('abort', () => {
    style.transform = ''
  })
}

/** Widgets already in view do not animate: nothing disappears while it is being read. */
function enter(box: HTMLElement, { on, entrance, delay = 0 }: Wish): (() => void) | undefined {
  if (!on.includes(deviceOf(innerWidth)) || box.getBoundingClientRect().top < innerHeight) return undefined
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return
    watch.disconnect()
    box.style.setProperty('--enter', `enter-${entrance}`)
    box.style.setProperty('--enter-delay', `${delay}ms`)
    box.classList.replace('enters-later', 'enters')
  })
  box.classList.add('enters-later')
  watch.observe(box)
  return () => {
    watch.disconnect()
    box.classList.remove('enters-later')
  }
}
