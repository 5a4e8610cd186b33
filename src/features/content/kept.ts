import type { Changes } from '../../platform/changes.ts'

/** What one answer holds until a tag of its concern is published; asked for by many, made once. */
export function createKept<Value>(
  changes: Pick<Changes, 'subscribe'>,
  concerns: readonly string[],
  make: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  changes.subscribe((tags) => {
    if (tags.some((tag) => tag === '*' || concerns.includes(tag))) kept = undefined
  })
  return () => {
    if (kept) return kept
    const making = make()
    kept = making
    making.catch(() => {
      if (kept === making) kept = undefined
    })
    return making
  }
}

/** The same of many questions: each answer is held until one of its own concerns is published, the newest `most`. */
export function createKeptByKey<Value extends object>(
  changes: Pick<Changes, 'subscribe'>,
  most: number,
): (key: string, concerns: readonly string[], make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { concerns: readonly string[]; value: Promise<Value> }>()
  changes.subscribe((tags) => {
    const changed = new Set(tags)
    for (const [key, { concerns }] of kept)
      if (changed.has('*') || concerns.some((tag) => changed.has(tag))) kept.delete(key)
  })
  return (key, concerns, make) => {
    const known = kept.get(key)
    if (known) return known.value
    const made = { concerns, value: make() }
    kept.set(key, made)
    made.value.catch(() => {
      if (kept.get(key) === made) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made.value
  }
}
