const maxKept = 2_000

/** Answers that hold until something in the library changes. */
export interface Kept<Value> {
  /** The answer of a key; made once, also when it is asked for by several at the same time. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
  /** The same when it was made before. */
  known(key: string): Promise<Value> | undefined
  forget(): void
}

export function createKept<Value>(): Kept<Value> {
  let answers = new Map<string, Promise<Value>>()
  return {
    known: (key) => answers.get(key),
    get(key, make) {
      const known = answers.get(key)
      if (known) return known
      // An answer begun before a change ends up in a map that was forgotten.
      const now = answers
      const answer = make()
      now.set(key, answer)
      answer.catch(() => now.delete(key))
      const oldest = now.size > maxKept ? now.keys().next().value : undefined
      if (oldest !== undefined) now.delete(oldest)
      return answer
    },
    forget() {
      answers = new Map()
    },
  }
}
