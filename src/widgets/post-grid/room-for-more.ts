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
 * @param lists with the cards at the start, one below the other
 * @param next how many come after them
 */
export function roomForMore(lists: readonly HTMLElement[], next: number): RoomForMore {
  const last = lists.at(-1)
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
  const keep = (cards: readonly Element[], height: number, coming: number) => {
    const perRow = inFirstRow(cards)
    const rows = (count: number) => Math.ceil(count / perRow)
    element.style.height = `${coming > 0 ? (height * rows(coming)) / rows(cards.length) : 0}px`
  }
  const [first] = lists
  if (first) {
    const rowGap = Number.parseFloat(getComputedStyle(first).rowGap) || 0
    const height = topOf(element) - topOf(first) + rowGap
    keep(
      lists.flatMap((list) => [...list.children]),
      height,
      next,
    )
  }

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
      element.style.height = '0'
    },
  }
}

/** At least 1. */
function inFirstRow(cards: readonly Element[]): number {
  const tops = cards.map((card) => card.getBoundingClientRect().top)
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}
