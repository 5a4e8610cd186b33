import type { Puck } from './block-actions.ts'

/** Chooses a widget of the page, wherever it stands; the page follows (`follow-chosen.tsx`). */
export function chooseBlock({ getSelectorForId, dispatch }: Puck, id: string): void {
  const place = getSelectorForId(id)
  if (place) dispatch({ type: 'setUi', ui: { itemSelector: place } })
}
