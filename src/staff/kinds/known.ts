import { useSyncExternalStore } from 'react'
import { type Kind, type Kinds, kindsWith, type OwnTaxonomy } from '../../kernel/known-kinds.ts'
import { isSameData } from '../../kernel/same-data.ts'

let told: readonly unknown[] = [[], []]
let kinds = kindsWith([], [])
const listeners = new Set<() => void>()

/** Every content kind and taxonomy; those that staff defined are as the server last sent them. */
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

/** The same, as a hook for components. */
export const useKinds = (): Kinds => useSyncExternalStore(onKinds, knownKinds)
