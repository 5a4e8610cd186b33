import { useSyncExternalStore } from 'react'
import { type Kind, type Kinds, kindsWith, type OwnTaxonomy } from '../../kernel/known-kinds.ts'
import { isSameData } from '../../kernel/same-data.ts'

let told: readonly unknown[] = [[], []]
let kinds = kindsWith([], [])
const listeners = new Set<() => void>()

/** Every kind of content and every taxonomy, those of staff as the server last told. */
export const knownKinds = (): Kinds => kinds

export function tellKinds(own: readonly Kind[], taxonomies: readonly OwnTaxonomy[]): void {
  if (isSameData(told, [own, taxonomies])) return
  told = [own, taxonomies]
  kinds = kindsWith(own, taxonomies)
  for (const listener of listeners) listener()
}

function onKinds(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same, for what shows them. */
export const useKinds = (): Kinds => useSyncExternalStore(onKinds, knownKinds)
