import type { PopupWish } from './layer-wish.ts'

/** Each trigger waits for one event and then fires; `signal` cancels it. */
type Trigger = (wish: PopupWish, fire: () => void, signal: AbortSignal) => void

const after = (seconds: number, act: () => void, signal: AbortSignal): void => {
  const timer = setTimeout(act, seconds * 1000)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

const triggers: readonly Trigger[] = [
  ({ page_load: isWanted, page_load_delay: seconds = 0 }, fire, signal) => {
    if (isWanted) after(seconds, fire, signal)
  },
  ({ scrolling_direction: direction, scrolling_offset: offset = 0 }, fire, signal) => {
    if (!direction) return
    let last = scrollY
    const look = () => {
      const isUp = scrollY < last
      last = scrollY
      if (direction === 'up' ? isUp : !isUp && scrolledPercent() >= offset) fire()
    }
    addEventListener('scroll', look, { passive: true, signal })
  },
  ({ scrolling_to_selector: selector }, fire, signal) => {
    const goal = selector && isSelector(selector) ? document.querySelector(selector) : null
    if (!goal) return
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) fire()
    })
    watch.observe(goal)
    signal.addEventListener('abort', () => watch.disconnect())
  },
  ({ click_times: times }, fire, signal) => {
    if (!times) return
    let clicks = 0
    document.addEventListener(
      'click',
      () => {
        clicks += 1
        if (clicks === times) fire()
      },
      { signal },
    )
  },
  ({ inactivity_time: seconds }, fire, signal) => {
    if (!seconds) return
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(fire, seconds * 1000)
    }
    wait()
    document.addEventListener('keydown', wait, { signal })
    document.addEventListener('mousemove', wait, { passive: true, signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
  },
  ({ exit_intent: isWanted }, fire, signal) => {
    if (!isWanted) return
    const leave = ({ clientY }: MouseEvent) => {
      if (clientY <= 0) fire()
    }
    document.documentElement.addEventListener('mouseleave', leave, { signal })
  },
  ({ adblock_detection: isWanted, adblock_detection_delay: seconds = 0 }, fire, signal) => {
    if (isWanted) after(seconds, () => isBlocked() && fire(), signal)
  },
]

/** Arms all configured triggers; the first to fire disarms the others. Returns a function that disarms them. */
export function arm(wish: PopupWish, show: () => void): () => void {
  const waiting = new AbortController()
  const fire = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    show()
  }
  for (const trigger of triggers) trigger(wish, fire, waiting.signal)
  return () => waiting.abort()
}

/** Section 9. A page too short to scroll is at its end. */
function scrolledPercent(): number {
  const room = document.documentElement.scrollHeight - innerHeight
  return room > 0 ? (scrollY / room) * 100 : 100
}

/** Section 8: an invalid selector is ignored. */
export function isSelector(text: string): boolean {
  try {
    document.querySelector(text)
    return true
  } catch {
    return false
  }
}

/** Section 9: ad blockers remove or hide an element that looks like an advertisement. */
function isBlocked(): boolean {
  const bait = document.createElement('div')
  bait.id = Array.from({ length: 6 }, () => Math.floor(Math.random() * 36).toString(36)).join('')
  bait.className = 'ad-box'
  bait.ariaHidden = 'true'
  bait.style.cssText = 'position:absolute;inset-inline-start:-9999px;width:1px;height:1px'
  document.body.append(bait)
  const found = document.getElementById(bait.id)
  const isHidden =
    !found || getComputedStyle(found).display === 'none' || getComputedStyle(found).visibility === 'hidden'
  bait.remove()
  return isHidden
}
