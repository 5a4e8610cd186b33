import { type Device, deviceOf } from '../kernel/per-device.ts'
import type { Mount } from './contract.ts'

/** Section 9. */
const debounceMs = 300

/** What `stickyOf` writes. */
interface Wish {
  side: 'top' | 'bottom'
  on: readonly Device[]
  offset: Readonly<Record<Device, number>>
  /** Pixels scrolled after it stuck before it gets a shadow; 0 for never. */
  effects: Readonly<Record<Device, number>>
  /** Limited to its parent, which CSS does alone. */
  isWithin: boolean
  /** Space that anchor links leave for it. */
  anchor: number
}

/** What each sticky part of the page asks anchor links to leave, in pixels. The page leaves the most that any asks. */
const asked = new Map<HTMLElement, number>()

function ask(box: HTMLElement, px: number): void {
  if (px > 0) asked.set(box, px)
  else asked.delete(box)
  document.documentElement.style.scrollPaddingTop = asked.size > 0 ? `${Math.max(...asked.values())}px` : ''
}

/** The parts of a sticky widget that CSS cannot do (SITE-04): leaving its parent, and knowing that it is stuck. */
export const mount: Mount = (box) => {
  const wish: Wish = JSON.parse(box.dataset.sticky ?? '{}')
  const page = document.documentElement
  // Fills its original place and tells where that is.
  const place = document.createElement('div')
  box.before(place)
  let device: Device | undefined
  let frame = 0
  let timer = 0

  const look = () => {
    frame = 0
    const isActive = device !== undefined && wish.on.includes(device)
    const at = place.getBoundingClientRect()
    const past = isActive && device ? pastBy(wish, device, at.top, box.offsetHeight) : -1
    const isStuck = past >= 0
    const effects = (device && wish.effects[device]) || 0
    const isHeld = isStuck && !wish.isWithin && !isOnThePage(box)
    box.classList.toggle('is-stuck', isStuck)
    box.classList.toggle('is-past', isStuck && effects > 0 && past >= effects)
    place.style.height = isHeld ? `${box.offsetHeight}px` : ''
    box.classList.toggle('is-held', isHeld)
    if (!isHeld) return
    box.style.setProperty('--held-left', `${at.left}px`)
    box.style.setProperty('--held-width', `${at.width}px`)
  }
  const plan = () => {
    frame ||= requestAnimationFrame(look)
  }
  const begin = () => {
    device = deviceOf(innerWidth)
    page.style.setProperty('--admin-bar', `${adminBar()}px`)
    ask(box, wish.on.includes(device) ? wish.anchor : 0)
    look()
  }
  const resized = () => {
    clearTimeout(timer)
    timer = window.setTimeout(begin, debounceMs)
  }
  begin()
  addEventListener('scroll', plan, { passive: true })
  addEventListener('resize', resized)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    removeEventListener('scroll', plan)
    removeEventListener('resize', resized)
    box.classList.remove('is-stuck', 'is-past', 'is-held')
    ask(box, 0)
    place.remove()
  }
}

/** How far the page was scrolled since it stuck; below 0 when it is not stuck. */
function pastBy({ side, offset }: Wish, device: Device, top: number, height: number): number {
  return side === 'top' ? offset[device] + adminBar() - top : top + height - (innerHeight - offset[device])
}

/** Section 9: height of a fixed staff bar at the top of the page. */
function adminBar(): number {
  const bar = document.getElementById('wpadminbar')
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0
}

/** Its parent is as tall as the page. */
const isOnThePage = ({ parentElement: parent }: Element) =>
  parent?.localName === 'body' || parent?.localName === 'main'
