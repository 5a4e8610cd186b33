type Listener = (trashIds: readonly number[]) => void

const listeners = new Set<Listener>()

/** Ids in the trash of the rows that a call deleted; empty when they cannot be restored. */
export function thrownIn(answer: unknown): readonly number[] {
  if (typeof answer !== 'object' || answer === null) return []
  const { trashId, trash }: { trashId?: unknown; trash?: unknown } = answer
  const ids = Array.isArray(trash) ? trash : [trashId]
  return ids.filter((id) => typeof id === 'number')
}

/** Shows a notice with a button that restores them. */
export function tellThrown(trashIds: readonly number[]): void {
  for (const listener of listeners) listener(trashIds)
}

export function onThrown(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const returned = new Set<() => void>()

/** Tells components that load rows without react-admin that some were restored. */
export function tellReturned(): void {
  for (const listener of returned) listener()
}

export function onReturned(listener: () => void): () => void {
  returned.add(listener)
  return () => void returned.delete(listener)
}
