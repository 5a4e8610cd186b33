import type { Kind } from '../kernel/known-kinds.ts'
import { textsOf } from './frame.ts'
import type { Site } from './page.ts'

/** Returns the name of a kind's list; staff may override the names of built-in kinds. */
export function listName(site: Site, { type, many }: Kind): string {
  const texts = textsOf(site)
  return type === 'jacobalia' || type === 'post' || type === 'product' ? texts(type) : many
}

/** Returns a sentence about a kind's list; empty where staff wrote none for an own kind. */
export function aboutKind(site: Site, { type, about }: Kind): string {
  const texts = textsOf(site)
  return type === 'jacobalia' || type === 'post' || type === 'product' ? texts(`${type}About`) : about
}
