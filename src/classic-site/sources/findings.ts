import type { Finding } from './sources.ts'

/** Gathers what readers have to say, and counts what is said again. */
export class Findings {
  readonly #found = new Map<string, Finding>()

  add({ count = 1, ...said }: Omit<Finding, 'count'> & { count?: number }): void {
    const key = [said.kind, said.reason, said.source, said.about].join('\n')
    const known = this.#found.get(key)
    if (known) known.count += count
    else if (this.#found.size < maxFindings) this.#found.set(key, { ...said, count })
  }

  clear(): void {
    this.#found.clear()
  }

  get list(): Finding[] {
    return [...this.#found.values()]
  }
}

/** A hostile source could give something new to say in each of its rows. */
const maxFindings = 5_000

/** What one reader says of one source. */
export type Say = (said: Omit<Finding, 'count' | 'source'> & { count?: number }) => void
