import type { View } from '../islands/contract.ts'
import { createOpenList } from '../kernel/open-list.ts'
import type { Catalogue } from '../kernel/texts.ts'
import { type AnyWidget, defineWidget } from './define.ts'
import type { WidgetFields } from './fields.ts'

// What may stand in a room; docs/new-widget.md says what each file holds.
const fields = import.meta.glob<WidgetFields<unknown>>('./*/fields.ts', { eager: true, import: 'fields' })
const views = import.meta.glob<View<unknown, unknown>>('./*/view.tsx', { eager: true, import: 'default' })
const texts = import.meta.glob<Catalogue>('./*/texts.nl.ts', { eager: true, import: 'texts' })
const loads = import.meta.glob<Pick<AnyWidget, 'load' | 'points' | 'shown'>>('./*/load.ts', { eager: true })
const migrations = import.meta.glob<AnyWidget['migrations']>('./*/migrations.ts', {
  eager: true,
  import: 'migrations',
})

/** The widget of the room with these fields; its view and its load name the types of its props and its model. */
function widgetOf(path: string, described: WidgetFields<unknown>): AnyWidget {
  const room = path.slice(0, -'fields.ts'.length)
  const view = views[`${room}view.tsx`]
  if (!view) throw new Error(`src/widgets/${room.slice(2)} has fields and no view.tsx`)
  const { load, points, shown } = loads[`${room}load.ts`] ?? {}
  return defineWidget<unknown, unknown>({
    ...described,
    texts: texts[`${room}texts.nl.ts`] ?? {},
    view,
    ...(load && { load }),
    ...(points && { points }),
    ...(shown && { shown }),
    ...(migrations[`${room}migrations.ts`] && { migrations: migrations[`${room}migrations.ts`] }),
  })
}

/** Every widget by name. A folder with a `fields.ts` is registered by being there; extensions add theirs. */
export const widgets = createOpenList<AnyWidget>(
  'widget',
  Object.entries(fields).map(([path, described]) => [described.name, widgetOf(path, described)]),
)

/** @throws when there is no such widget */
export function widgetNamed(name: string): AnyWidget {
  const widget = widgets.get(name)
  if (!widget) throw new Error(`there is no widget ${name}`)
  return widget
}

/**
 * Adds texts to those of a widget.
 * @returns takes them out again
 * @throws when one has the name of another text
 */
export function addTexts(name: string, more: Catalogue): () => void {
  const widget = widgetNamed(name)
  const before = widget.texts
  const taken = Object.keys(more).find((key) => Object.hasOwn(before, key))
  if (taken !== undefined) throw new Error(`the widget ${name} has a text ${taken} already`)
  widget.texts = { ...before, ...more }
  return () => {
    widget.texts = before
  }
}
