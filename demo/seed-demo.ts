import { eq } from 'drizzle-orm'
import { liftLimits } from '../src/platform/database/index.ts'
import { comingFrom } from '../src/platform/provenance.ts'
import { seeds } from './schema.ts'
import type { SiteToFill } from './site-to-fill.ts'

/** Its name among the seeds, and as a source in the ledger. */
const demo = 'demo'

/**
 * Fills an empty site with the demo content; true when it did. It is done once: a site that has entries, or that
 * the demo was taken out of, is left alone. What a killed program left half done is taken out and begun anew. One
 * node at a time; the others wait for it.
 */
export function seedDemo(deps: SiteToFill): Promise<boolean> {
  const { handle, content, clock, log } = deps
  return alone(handle, async () => {
    const [before] = await handle.db.select().from(seeds).where(eq(seeds.name, demo))
    if (before?.finishedAt) return false
    if (before) await takeOut(deps)
    else if (!(await content.isEmpty())) return false
    else await handle.db.insert(seeds).values({ name: demo, begunAt: clock() })
    log.info('the site is empty and gets its demo content')
    const begun = performance.now()
    // Loaded only now: what writes documents and pictures is heavy, and most starts need none of it.
    const { fill } = await import('./fill.ts')
    const counts = await comingFrom(demo, () => fill(deps))
    await handle.db.update(seeds).set({ finishedAt: clock() }).where(eq(seeds.name, demo))
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    log.info({ ...counts, seconds }, 'the demo content is in')
    return true
  })
}

export interface RemovedDemo {
  entries: number
  media: number
  terms: number
  documents: number
  files: number
  categories: number
  coupons: number
  shippingZones: number
  orders: number
}

/** Takes the demo content out, leaves what is staff's, and keeps it from ever coming back. */
export function removeDemo(deps: Omit<SiteToFill, 'log'>): Promise<RemovedDemo> {
  const { handle, clock } = deps
  return alone(handle, async () => {
    const removed = await takeOut(deps)
    const now = clock()
    await handle.db
      .insert(seeds)
      .values({ name: demo, begunAt: now, finishedAt: now })
      .onConflictDoUpdate({ target: seeds.name, set: { finishedAt: now } })
    return removed
  })
}

const takeOut = async ({
  content,
  library,
  shop,
}: Pick<SiteToFill, 'content' | 'library' | 'shop'>): Promise<RemovedDemo> => ({
  ...(await content.takeOut(demo)),
  ...(await library.takeOut(demo)),
  ...(await shop.takeOut(demo)),
})

/** 'seed', as a number: the key of the lock that only seeding takes. */
const lockKey = 0x73_65_65_64

/** The lock goes with its connection, so a killed program leaves none. */
async function alone<Value>({ pool }: SiteToFill['handle'], run: () => Promise<Value>): Promise<Value> {
  const connection = await pool.connect()
  try {
    await liftLimits(connection)
    await connection.query('select pg_advisory_lock($1)', [lockKey])
    return await run()
  } finally {
    connection.release(true)
  }
}
