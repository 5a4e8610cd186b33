type Listener = (resource: string, id: string | undefined) => void

const listeners = new Set<Listener>()

/** Tells subscribers that a row was saved; a new row has no id yet. */
export function tellSaved(resource: string, id: string | number | undefined): void {
  for (const listener of listeners) listener(resource, id === undefined ? undefined : String(id))
}

export function onSaved(resource: string, id: string | undefined, act: () => void): () => void {
  const listener: Listener = (saved, savedId) => {
    if (saved === resource && savedId === id) act()
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
