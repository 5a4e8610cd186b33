import type { DocumentData } from '../../../kernel/document.ts'
import { replacementOf } from '../../../widgets/classic-registry.ts'
import { documentOf } from '../finish.ts'
import { createLosses, type Loss } from '../losses.ts'
import { createReader } from '../reader.ts'
import { startMaking } from '../start-making.ts'
import type { Resolver } from './links.ts'

/** A widget of a sidebar: its type, as in `widget_text`, and its settings. */
export interface SidebarWidget {
  type: string
  settings: Readonly<Record<string, unknown>>
}

/** Turns the widgets of a sidebar into widgets of ours, in their order; blocks among them as the blocks that they hold. */
export function becomeSidebar(
  given: readonly SidebarWidget[],
  links: Resolver,
): { document: DocumentData; losses: readonly Loss[] } {
  const losses = createLosses()
  const making = startMaking(links, losses)
  const drafts = given.slice(0, 500).flatMap(({ type, settings }) => {
    if (type === 'block')
      return making.read.drafts(typeof settings.content === 'string' ? settings.content : '', making)
    const replaces = replacementOf('elementor', `wp-widget-${type}`)
    if (!replaces) {
      losses.add('left', `widget ${type}`)
      return []
    }
    return [replaces(createReader({ name: `wp-widget-${type}`, making, values: settings })) ?? []].flat()
  })
  return { document: documentOf(drafts, making), losses: losses.list }
}
