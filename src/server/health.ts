import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Program } from '../program.ts'
import type { Env } from './requests/env.ts'

/** What one question to a part may take. */
const answerLimitMs = 4_000
/** How long an answer about a part counts, whoever asks how often. */
const keptMs = 1_000
/** Workers look for work every few seconds; after so long without, jobs stand still. */
const quietLimitMs = 60_000
/** After so long, with a database that answers, only a new start helps. */
const sickAfterMs = 300_000

const headers = { 'cache-control': 'no-store' }

export interface Health {
  /** From now on no new visitors should be sent here. */
  stop(): void
  addRoutes(app: Hono<Env>): void
}

/**
 * Tells programs that watch the site how it is. `/health`: the process lives; 503 only when its jobs stand still
 * although the database answers, which a restart mends. `/ready`: it can serve (database, storage, jobs), and is not
 * about to stop. Neither tells anything else.
 */
export function createHealth({
  handle,
  jobs,
  storage,
}: Pick<Program, 'handle' | 'jobs' | 'storage'>): Health {
  let isStopping = false
  const database = keptFor(() => handle.db.execute(sql`select 1`))
  const stored = keptFor(() => storage.check())
  const quietMs = () => jobs.quietMs()
  const beat = () => {
    const quiet = quietMs()
    return { jobs: { quietSeconds: quiet === undefined ? null : Math.round(quiet / 1_000) } }
  }
  return {
    stop() {
      isStopping = true
    },
    addRoutes(app) {
      app.get('/health', async (c) => {
        const isSick = (quietMs() ?? 0) > sickAfterMs && (await database())
        return c.json({ ok: !isSick, ...beat() }, isSick ? 503 : 200, headers)
      })
      app.get('/ready', async (c) => {
        const [isDatabaseThere, isStorageThere] = await Promise.all([database(), stored()])
        const works = (quietMs() ?? Number.POSITIVE_INFINITY) < quietLimitMs
        const ready = isDatabaseThere && isStorageThere && works && !isStopping
        const parts = {
          database: isDatabaseThere,
          storage: isStorageThere,
          jobs: works,
          stopping: isStopping,
        }
        return c.json({ ready, ...parts }, ready ? 200 : 503, {
          ...headers,
          ...(!ready && { 'retry-after': '5' }),
        })
      })
    },
  }
}

/** Whether a question succeeds in time. Those who ask at once, or soon after, get the same answer. */
function keptFor(ask: () => Promise<unknown>): () => Promise<boolean> {
  let last: Promise<boolean> | undefined
  let askedAt = 0
  return () => {
    if (last && performance.now() - askedAt < keptMs) return last
    askedAt = performance.now()
    const limit = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => limit.resolve(false), answerLimitMs)
    last = Promise.race([
      ask().then(
        () => true,
        () => false,
      ),
      limit.promise,
    ]).finally(() => clearTimeout(timer))
    return last
  }
}
