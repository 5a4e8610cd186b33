import type { Mount } from '../../../behaviours/contract.ts'
import { follow, linkTo } from '../map/follow.ts'
import type { MapSetup } from '../map/map-setup.ts'
import { wakeMap } from '../map/wake-map.ts'

/** How far from a star a press may land, in pixels: half of what a finger needs. */
const reach = 24
/** A finger cannot tell stars apart that are nearer to one another than this. */
const stacked = 10
/** Space between a star and its card. */
const gap = 18

/**
 * Makes the stars of a chart clickable (CAT-08): the nearest one counts, and the card names all stars on the same spot.
 * The card stands at its star. With a list beside the chart, the row of the star is marked, and hovering or focusing a
 * row rings its star. A click that asks for a new tab follows the star's link, and so does every click at one star when
 * staff set that. The first other press also loads the live map, which then replaces the chart.
 */
export const mount: Mount = (root) => {
  const chart = root.querySelector<SVGSVGElement>('.chart > svg')
  const card = root.querySelector<HTMLElement>('[data-place-card]')
  const choices = card?.querySelector('ul')
  if (!chart || !card || !choices) return () => undefined
  // Written by our own server (`place-chart.tsx`).
  const { options, open_in_new_window = '' }: Partial<MapSetup> = JSON.parse(
    root.querySelector<HTMLElement>('[data-map]')?.dataset.map ?? '{}',
  )
  const stop = new AbortController()
  const { signal } = stop
  const ring = chart.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'circle')
  ring.setAttribute('class', 'ring')
  ring.setAttribute('r', '30')

  const map = wakeMap(root, () => {
    stop.abort()
    close()
  })
  const rowOf = (star: Element) =>
    root.querySelector<HTMLAnchorElement>(`a[data-place="${Number(star.getAttribute('data-id'))}"]`)
  const goalOf = (star: Element) => ({
    post_link: star.querySelector('a')?.getAttribute('href') ?? '',
    open_in_new_window,
  })
  const mark = (stars: readonly Element[]) => {
    for (const row of root.querySelectorAll('.place-list a.on')) row.classList.remove('on')
    for (const star of stars) rowOf(star)?.classList.add('on')
    const [star] = stars
    if (!star) return ring.remove()
    ring.setAttribute('transform', star.getAttribute('transform') ?? '')
    chart.append(ring)
  }
  const close = () => {
    card.hidden = true
    mark([])
  }
  const open = (stars: readonly Element[], at: Spot) => {
    choices.replaceChildren(
      ...stars.map((star) => choiceOf(star, rowOf(star), linkTo(chart.ownerDocument, goalOf(star)))),
    )
    card.hidden = false
    placeAt(card, at)
    mark(stars)
  }

  chart.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      const near = starsNear(chart, event)
      const [first] = near
      const together = near.filter(({ spot }) => first && distance(spot, first.spot) < stacked)
      if (first) event.preventDefault()
      if (first && together.length === 1 && options?.marker_click_action === 'post_link')
        return follow(chart.ownerDocument, goalOf(first.star))
      map.touch(first && Number(first.star.getAttribute('data-id')))
      if (!first) return close()
      open(
        together.map(({ star }) => star),
        first.spot,
      )
    },
    { signal },
  )
  const pointed = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('a[data-place]') : null
    const star = row && chart.querySelector(`[data-id="${Number(row.dataset.place)}"]`)
    if (star && card.hidden) mark([star])
  }
  root.addEventListener('pointerover', pointed, { signal })
  root.addEventListener('focusin', pointed, { signal })
  card.querySelector('.close')?.addEventListener('click', close, { signal })
  root.ownerDocument.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && !card.hidden) close()
    },
    { signal },
  )
  root.ownerDocument.defaultView?.addEventListener('resize', close, { signal })
  return () => {
    map.stop()
    stop.abort()
    close()
  }
}

/** In pixels of the window. */
interface Spot {
  x: number
  y: number
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

/** The linked stars within reach of a press, the nearest first. */
function starsNear(chart: SVGSVGElement, { clientX, clientY }: MouseEvent) {
  const press = { x: clientX, y: clientY }
  return [...chart.querySelectorAll('[data-id]')]
    .filter((star) => star.querySelector('a'))
    .map((star) => ({ star, spot: middleOf(star.querySelector('.st') ?? star) }))
    .filter(({ spot }) => distance(spot, press) <= reach)
    .sort((one, other) => distance(one.spot, press) - distance(other.spot, press))
}

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * Below the star, or above it where the window has more space, always within the left and right edges of the chart.
 * When neither side has enough, the page scrolls to the whole card.
 */
function placeAt(card: HTMLElement, at: Spot): void {
  const sheet = card.parentElement?.getBoundingClientRect()
  if (!sheet) return
  const { width, height } = card.getBoundingClientRect()
  const left = Math.min(Math.max(at.x - sheet.left - width / 2, 0), Math.max(sheet.width - width, 0))
  const upper = Math.max(0, sheet.top)
  const isLow = at.y - upper > Math.min(sheet.bottom, innerHeight) - at.y
  const top = at.y - sheet.top + (isLow ? -gap - height : gap)
  card.style.left = `${Math.round(left)}px`
  card.style.top = `${Math.round(top)}px`
  card.scrollIntoView({ block: 'nearest' })
}

/** Describes a star with the text of its row, or by its own name without one. */
function choiceOf(star: Element, row: Element | null, link: HTMLAnchorElement): HTMLLIElement {
  const { ownerDocument: document } = star
  const [title, ...facts] = [...(row?.children ?? [])].map(({ textContent }) => textContent?.trim() ?? '')
  const item = document.createElement('li')
  link.className = 'nm'
  link.textContent = title || star.querySelector('title')?.textContent || ''
  item.append(link)
  const said = facts.filter(Boolean).join(' · ')
  if (said) {
    const line = document.createElement('span')
    line.className = 'small quiet num'
    line.textContent = said
    item.append(line)
  }
  return item
}
