import { createOpenList } from '../kernel/open-list.ts'
import type { Catalogue } from '../kernel/texts.ts'
import type { AnyWidget } from './define.ts'

const rooms = import.meta.glob<{ default: AnyWidget }>('./*/index.ts', { eager: true })

/** Every widget by name. A folder with an `index.ts` is registered by being there; extensions add theirs. */
export const widgets = createOpenList<AnyWidget>(
  'widget',
  Object.values(rooms).map(({ default: widget }) => [widget.name, widget]),
)

/**
 * Adds texts to those of a widget.
 * @returns takes them out again
 * @throws when one has the name of another text
 */
export function addTexts(name: string, more: Catalogue): () => void {
  const widget = widgets.get(name)
  if (!widget) throw new Error(`there is no widget ${name}`)
  const before = widget.texts
  const taken = Object.keys(more).find((key) => Object.hasOwn(before, key))
  if (taken !== undefined) throw new Error(`the widget ${name} has a text ${taken} already`)
  widget.texts = { ...before, ...more }
  return () => {
    widget.texts = before
  }
}
