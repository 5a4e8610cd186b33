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
