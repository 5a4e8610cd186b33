import type { Mount } from '../../../behaviours/contract.ts'

/**
 * A chart and the list of its places point at each other (CAT-08): a pressed star opens one card that says what
 * it is, its row is marked, and a row that is pointed at or focused rings its star. A place that the list does
 * not hold, and a press that asks for a new tab, are left to the star's own link.
 */
export const mount: Mount = (root) => {
  const chart = root.querySelector('.chart > svg')
  const card = root.querySelector<HTMLElement>('[data-place-card]')
  if (!chart || !card) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  const ring = chart.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'circle')
  ring.setAttribute('class', 'ring')
  ring.setAttribute('r', '30')

  const starOf = (id: string | undefined) => chart.querySelector(`[data-id="${Number(id)}"]`)
  const rowOf = (id: string | undefined) =>
    root.querySelector<HTMLAnchorElement>(`a[data-place="${Number(id)}"]`)
  const mark = (id?: string) => {
    for (const row of root.querySelectorAll('.place-list a.on')) row.classList.remove('on')
    const star = id === undefined ? undefined : starOf(id)
    if (!star) return ring.remove()
    rowOf(id)?.classList.add('on')
    ring.setAttribute('transform', star.getAttribute('transform') ?? '')
    chart.append(ring)
  }
  const close = () => {
    card.hidden = true
    mark()
  }
  const open = (star: Element, row: HTMLAnchorElement) => {
    const [title, ...facts] = [...row.children].map(({ textContent }) => textContent?.trim())
    setText(card, '[data-place-title]', title)
    setText(card, '[data-place-facts]', facts.filter(Boolean).join(' · '))
    card.querySelector('a')?.setAttribute('href', row.href)
    const { left, width } = chart.getBoundingClientRect()
    card.classList.toggle('at-left', star.getBoundingClientRect().left > left + width / 2)
    card.hidden = false
    mark(row.dataset.place)
  }

  chart.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return
      const star = event.target instanceof Element ? event.target.closest('[data-id]') : null
      const row = star && rowOf(star.getAttribute('data-id') ?? undefined)
      if (!star || !row) return close()
      event.preventDefault()
      open(star, row)
    },
    { signal },
  )
  const pointed = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('a[data-place]') : null
    if (row && card.hidden) mark(row.dataset.place)
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
  return () => {
    stop.abort()
    close()
  }
}

function setText(card: HTMLElement, selector: string, text: string | undefined): void {
  const element = card.querySelector(selector)
  if (element) element.textContent = text ?? ''
}
