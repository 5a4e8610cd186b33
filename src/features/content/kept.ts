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
