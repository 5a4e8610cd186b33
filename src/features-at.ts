import { LRUCache } from 'lru-cache'
import { createContent } from './features/content/index.ts'
import { createLibrary, type LibraryDeps } from './features/library/index.ts'
import { createShop } from './features/shop/index.ts'
import type { Changes } from './platform/changes.ts'
import { type DatabaseHandle, openReadOnly } from './platform/database/index.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Mail } from './platform/mail.ts'

interface Deps extends Omit<LibraryDeps, 'db' | 'jobs' | 'clock'> {
  handle: Pick<DatabaseHandle, 'url' | 'watchdog'>
  mail: Mail
  log: Log
}

/** Each holds an index of its own; more volunteers than these at a time make them anew. */
const mostMoments = 2
const letGoAfterMs = 15 * 60_000

/**
 * The features that visitors see, as of another moment: their clock stands still at it. They read on connections that
 * cannot write, and have no jobs.
 */
export function createFeaturesAt(deps: Deps) {
  const { handle, log, changes } = deps
  const { db, close } = openReadOnly(handle, (message) => log.warn(message))
  const jobs: Jobs = {
    define: () => undefined,
    send: refuse,
    schedule: refuse,
    start: refuse,
    stop: async () => undefined,
  }

  function make(moment: Date) {
    const ends: (() => void)[] = []
    const told: Changes = {
      publish: refuse,
      publishNow: refuse,
      subscribe(listener) {
        const end = changes.subscribe(listener)
        ends.push(end)
        return end
      },
      close: refuse,
    }
    const then = { ...deps, db, jobs, changes: told, clock: () => moment }
    const content = createContent({ ...then, asOf: moment })
    const synonyms = async () => (await content.settings()).synonyms ?? []
    const library = createLibrary({ ...then, synonyms })
    const shop = createShop({ ...then, content })
    library.registerGrants({ bought: shop.orders.boughtFiles, count: shop.orders.countDownloads })
    return {
      features: { content, library, shop },
      letGo() {
        for (const end of ends) end()
      },
    }
  }
  const made = new LRUCache<number, ReturnType<typeof make>>({
    max: mostMoments,
    ttl: letGoAfterMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: ({ letGo }) => letGo(),
  })

  return {
    /** Those of a moment, made at the first question and let go a while after the last. */
    at(moment: Date) {
      const known = made.get(moment.getTime())
      if (known) return known.features
      const fresh = make(moment)
      made.set(moment.getTime(), fresh)
      return fresh.features
    },
    close() {
      made.clear()
      return close()
    },
  }
}

const refuse = async (): Promise<never> => {
  throw new Error('nothing is changed as of another moment')
}
