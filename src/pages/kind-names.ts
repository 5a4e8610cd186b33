import type { Kind } from '../kernel/known-kinds.ts'
import { textsOf } from './frame.ts'
import type { Site } from './page.ts'

/** What the list of a kind is called: of the program's own kinds staff may have put it differently. */
export function listName(site: Site, { type, many }: Kind): string {
  const texts = textsOf(site)
  return type === 'jacobalia' || type === 'post' || type === 'product' ? texts(type) : many
}

/** What it is a list of, in a sentence; empty where staff said nothing of their kind. */
export function aboutKind(site: Site, { type, about }: Kind): string {
  const texts = textsOf(site)
  return type === 'jacobalia' || type === 'post' || type === 'product' ? texts(`${type}About`) : about
}
