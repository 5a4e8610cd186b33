import { extensions } from 'virtual:extensions'
import type { OwnMigration } from '../platform/database/index.ts'

/** An extension as the build took it in, or why it did not. */
export type BuiltExtension =
  | {
      name: string
      load(): Promise<unknown>
      /** Sources of the views of its widgets, by widget, as paths from the root of the project. */
      views: Readonly<Record<string, string>>
      /** What makes its own tables, in the order in which it runs. */
      migrations: readonly OwnMigration[]
      /** Sources of its style sheets, as paths from the root of the project. */
      styles: readonly string[]
    }
  | { name: string; fault: string }

/** Every extension that stood in `extensions/` or `EXTENSIONS_DIR` when this was built. */
export const builtExtensions: readonly BuiltExtension[] = extensions

const taken = builtExtensions.flatMap((one) => ('load' in one ? [one] : []))
const views = new Map(taken.flatMap((one) => Object.entries(one.views)))

/** The source of the view of an extension's widget, as a path from the root of the project. */
export const extensionView = (widget: string): string | undefined => views.get(widget)

/** Sources of the style sheets of all extensions, as paths from the root of the project. */
export const extensionStyles: readonly string[] = taken.flatMap(({ styles }) => styles)
