import type { AnyWidget } from './define.ts'

const rooms = import.meta.glob<{ default: AnyWidget }>('./*/index.ts', { eager: true })

/** Every widget by name. A folder with an `index.ts` is registered by being there. */
export const widgets: ReadonlyMap<string, AnyWidget> = new Map(
  Object.values(rooms).map(({ default: widget }) => [widget.name, widget]),
)
