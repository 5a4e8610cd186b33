type Listener = (trashIds: readonly number[]) => void

const listeners = new Set<Listener>()

/** What an answer says about where in the trash the rows lie that were thrown away; none that are gone for good. */
export function thrownIn(answer: unknown): readonly number[] {
  if (typeof answer !== 'object' || answer === null) return []
  const { trashId, trash }: { trashId?: unknown; trash?: unknown } = answer
  const ids = Array.isArray(trash) ? trash : [trashId]
  return ids.filter((id) => typeof id === 'number')
}

/** Has it said, with a way back. */
export function tellThrown(trashIds: readonly number[]): void {
  for (const listener of listeners) listener(trashIds)
}

export function onThrown(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const returned = new Set<() => void>()

/** Tells who shows rows by other means than react-admin's that some are back. */
export function tellReturned(): void {
  for (const listener of returned) listener()
}

export function onReturned(listener: () => void): () => void {
  returned.add(listener)
  return () => void returned.delete(listener)
}
