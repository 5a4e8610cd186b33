/** Room below a list for the cards that come by themselves, so that nothing below moves when they do. */
export interface RoomForMore {
  readonly element: HTMLElement
  /** Adds cards, and keeps room for as many again as come after them; for none, there is no room. */
  grow(add: () => readonly Element[], next: (added: number) => number): readonly Element[]
  /** Shows there that more is on its way. */
  say(text: string): void
  close(): void
}

/**
 * @param lists with the cards, one below the other; masonry gets another at each load
 * @param next how many come after them
 * @param signal ends measuring anew when the window gets another width
 */
export function roomForMore(
  lists: () => readonly HTMLElement[],
  next: number,
  signal: AbortSignal,
): RoomForMore {
  const last = lists().at(-1)
  const present = last?.nextElementSibling
  // Back restored it with the cards.
  const element =
    present instanceof HTMLElement && present.matches('.room-for-more')
      ? present
      : document.createElement('div')
  element.className = 'room-for-more'
  element.setAttribute('aria-hidden', 'true')
  if (element !== present) last?.after(element)

  // In the document: the browser may scroll to hold what is in view.
  const topOf = (one: HTMLElement) => one.getBoundingClientRect().top + window.scrollY
  let coming = 0
  const keep = (cards: readonly Element[], height: number, next: number) => {
    coming = next
    const perRow = inFirstRow(cards)
    const rows = (count: number) => Math.ceil(count / perRow)
    element.style.height = `${coming > 0 ? (height * rows(coming)) / rows(cards.length) : 0}px`
  }
  const keepForAll = (next: number) => {
    const all = lists()
    const [first] = all
    if (!first) return
    const rowGap = Number.parseFloat(getComputedStyle(first).rowGap) || 0
    const cards = all.flatMap((list) => [...list.children])
    keep(cards, topOf(element) - topOf(first) + rowGap, next)
  }
  keepForAll(next)
  let width = window.innerWidth
  const onResize = () => {
    // On a phone the browser's own bars change the height alone.
    if (window.innerWidth === width) return
    width = window.innerWidth
    keepForAll(coming)
  }
  window.addEventListener('resize', onResize, { signal })

  return {
    element,
    grow(add, next) {
      const before = topOf(element)
      const added = add()
      if (added.length > 0) keep(added, topOf(element) - before, next(added.length))
      return added
    },
    say(text) {
      element.dataset.text = text
    },
    close() {
      coming = 0
      element.style.height = '0'
    },
  }
}

/** At least 1. */
function inFirstRow(cards: readonly Element[]): number {
  const tops = cards.map((card) => card.getBoundingClientRect().top)
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}
