import type { Log } from '../../platform/log.ts'

/** The header `User-Agent`, which tells robots. */
export type UserAgent = string | null | undefined

/** Hears what is looked at, after the answer. It must return at once: what takes time it does later. */
export interface VisitListener {
  /** A page that was shown to a browser; `from` is the header `Referer`. */
  page?(path: string, by: UserAgent, from?: string): void
  /** Words that nothing was found for. */
  searchedInVain?(words: string, by: UserAgent): void
  downloaded?(fileIds: readonly number[], by: UserAgent): void
  /** @param from the site that the buyer came from, as their browser says it */
  sold?(from: string, cents: number): void
}

/** Tells every listener; one that throws is named in the log, and keeps nobody from anything. */
export interface Visits extends Required<VisitListener> {
  /** False while nobody listens. */
  isHeard(): boolean
  listen(listener: VisitListener): void
}

export function createVisits(log: Pick<Log, 'error'>): Visits {
  const listeners: VisitListener[] = []
  const tell = (act: (listener: VisitListener) => void): void => {
    for (const listener of listeners)
      try {
        act(listener)
      } catch (err) {
        log.error({ err }, 'what listens to visits failed')
      }
  }
  return {
    isHeard: () => listeners.length > 0,
    listen: (listener) => void listeners.push(listener),
    page: (...seen) => tell((listener) => listener.page?.(...seen)),
    searchedInVain: (...sought) => tell((listener) => listener.searchedInVain?.(...sought)),
    downloaded: (...fetched) => tell((listener) => listener.downloaded?.(...fetched)),
    sold: (...sale) => tell((listener) => listener.sold?.(...sale)),
  }
}
