import { type Content, kindTemplates } from '../features/content/index.ts'
import { isOwnType, isTaxonomy } from '../kernel/kinds.ts'
import { isDatabaseAway } from '../platform/database/index.ts'
import type { OnExtension } from './load.ts'

/**
 * Makes the kinds and taxonomies that extensions bring and the site does not have; returns those of which that went
 * well, and leaves out the others.
 */
export async function withKinds(
  content: Pick<Content, 'kinds' | 'addKind' | 'addTaxonomy'>,
  extensions: readonly OnExtension[],
): Promise<readonly OnExtension[]> {
  const on: OnExtension[] = []
  for (const one of extensions)
    try {
      await makeKinds(content, one)
      on.push(one)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      one.leaveOut(error)
    }
  return on
}

async function makeKinds(
  { kinds: known, addKind, addTaxonomy }: Parameters<typeof withKinds>[0],
  { kinds = {}, taxonomies = {} }: OnExtension,
): Promise<void> {
  for (const [type, kind] of Object.entries(kinds)) {
    if (!isOwnType(type) || (await known()).named(type)) continue
    const made = await addKind(kind, kindTemplates(kind), type)
    if (!made.ok) throw new Error(`its kind ${type} cannot have the address /${kind.word}/: ${made.code}`)
  }
  for (const [name, taxonomy] of Object.entries(taxonomies)) {
    if (!isOwnType(name) || !isTaxonomy(name) || (await known()).taxonomy(name)) continue
    const made = await addTaxonomy(taxonomy, name)
    if (!made.ok)
      throw new Error(`its taxonomy ${name} cannot have the address /${taxonomy.word}/: ${made.code}`)
  }
}
