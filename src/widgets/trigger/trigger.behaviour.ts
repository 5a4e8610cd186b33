import type { Mount } from '../../behaviours/contract.ts'
import { type CarouselCommand, carouselCommand } from '../shared/carousel/carousel-command.ts'
import { openAlone, setAll } from '../shared/folding/folding.ts'

/** The controlled elements, and what to observe for the other state of the button. */
interface Operated {
  press(): void
  /** Whether the button is in its other state. */
  isAfter(): boolean
  watch(changed: () => void, signal: AbortSignal): void
}

const commands: Readonly<Record<string, CarouselCommand>> = {
  next_slide: 'next',
  prev_slide: 'previous',
  first_slide: 'first',
  last_slide: 'last',
  play_slide: 'play',
  pause_slide: 'pause',
  play_pause: 'play-or-pause',
}

/** A button for a carousel or an accordion (section 3, trigger widget); it shows once there is one to control. */
export const mount: Mount = (root) => {
  const [kind, action = ''] = (root.dataset.does ?? '').split(':')
  const button = root.querySelector('button')
  const operated = kind === 'carousel' ? carouselOf(root, action) : questionsOf(root, action)
  if (!button || !operated) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  const show = () => {
    for (const face of button.querySelectorAll<HTMLElement>('.trigger-face'))
      if (button.querySelector('[data-after]')) face.hidden = 'after' in face.dataset !== operated.isAfter()
  }
  button.addEventListener('click', () => operated.press(), { signal })
  operated.watch(show, signal)
  show()
  root.hidden = false
  return () => {
    stop.abort()
    root.hidden = true
  }
}

/** In the section that it names, else the nearest: of two at the same distance the one before the button. */
function nearest(root: HTMLElement, selector: string): HTMLElement | undefined {
  const { target } = root.dataset
  if (target)
    return root.ownerDocument.getElementById(target)?.querySelector<HTMLElement>(selector) ?? undefined
  for (let own: Element = root; own.parentElement; own = own.parentElement) {
    const beside = [...own.parentElement.children]
    const at = beside.indexOf(own)
    const found = beside.flatMap((element, index) => {
      const inside = [...element.querySelectorAll<HTMLElement>(selector)]
      if (element instanceof HTMLElement && element.matches(selector)) inside.unshift(element)
      const next = index < at ? inside.at(-1) : inside[0]
      return next ? [{ next, away: Math.abs(index - at) }] : []
    })
    const [first] = found.sort((one, other) => one.away - other.away)
    if (first) return first.next
  }
  return undefined
}

function carouselOf(root: HTMLElement, action: string): Operated | undefined {
  const carousel = nearest(root, '[data-behaviour~="carousel"]')
  const command = commands[action]
  if (!carousel || !command || (carousel.querySelector('.carousel-view > *')?.children.length ?? 0) < 2)
    return undefined
  return {
    press: () => carousel.dispatchEvent(new CustomEvent(carouselCommand, { detail: command })),
    isAfter: () => carousel.classList.contains('is-playing'),
    watch(changed, signal) {
      const observer = new MutationObserver(changed)
      observer.observe(carousel, { attributeFilter: ['class'] })
      signal.addEventListener('abort', () => observer.disconnect())
    },
  }
}

function questionsOf(root: HTMLElement, action: string): Operated | undefined {
  const folding = nearest(root, '.accordion, .toggle-lines')
  const items = [...(folding?.querySelectorAll<HTMLDetailsElement>(':scope > .acc > details') ?? [])]
  if (!folding || items.length === 0) return undefined
  const allOpen = () => items.every(({ open }) => open)
  const step = (by: 1 | -1) => {
    const open = items.findIndex((item) => item.open)
    const from = open < 0 && by < 0 ? 0 : open
    const item = items[(from + by + items.length) % items.length]
    if (item) openAlone(items, item)
  }
  const presses: Readonly<Record<string, () => void>> = {
    expand: () => setAll(items, true),
    collapse: () => setAll(items, false),
    expand_collapse: () => setAll(items, !allOpen()),
    next: () => step(1),
    prev: () => step(-1),
  }
  const press = presses[action]
  return press && { press, isAfter: allOpen, watch: watchIn(folding) }
}

/** The `toggle` event of `details` does not bubble. */
const watchIn =
  (folding: HTMLElement): Operated['watch'] =>
  (changed, signal) =>
    folding.addEventListener('toggle', changed, { capture: true, signal })
