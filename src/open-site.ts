import type { RequestListener } from 'node:http'
import { seedDemo } from '../demo/seed-demo.ts'
import { workOnImports } from './import-worker.ts'
import type { Config } from './platform/config.ts'
import { createTransferBudget } from './platform/http/transfer-budget.ts'
import { openProgram, type Program } from './program.ts'
import { seedBareSite } from './seed/bare-site.ts'
import { createApp } from './server/app.ts'
import { createHealth } from './server/health.ts'
import { createListener } from './server/listener.ts'
import { createMetrics } from './server/metrics.ts'
import { defineNightlyJobs, scheduleNightlyJobs } from './server/nightly/nightly-jobs.ts'
import { type Assets, listBuiltFiles } from './server/page/assets.ts'
import { PageCache } from './server/page/page-cache.ts'
import { personalReader, subscriberReader } from './server/visitor.ts'

/** Design budgets: at most 64 MB of pages. */
const pageCacheBytes = 64 * 1024 * 1024

/** What slow clients may hold in memory, all together and those of one network address (decision 0051). */
const transferBytes = { all: 96 * 1024 * 1024, ofOne: 32 * 1024 * 1024, graceMs: 2_000 }

export interface OpenSite {
  listener: RequestListener
  /** Every address that the app knows, as Hono writes them. */
  routes: readonly { method: string; path: string }[]
  log: Program['log']
  changes: Program['changes']
  /** Of the first start only: nobody could sign in before. */
  administrator?: { email: string; password: string }
  /** Says in `/ready` that no new visitors should be sent here. */
  beginToStop(): void
  /** When nobody is being answered any more. */
  close(): Promise<void>
}

/** The whole site but for its door: what it holds is there, its jobs run, and it answers what it is handed. */
export async function openSite(config: Config, assets: Assets, clientFolder: string): Promise<OpenSite> {
  const program = await openProgram(config)
  try {
    await program.storage.check()
    return await openOn(program, config, assets, clientFolder)
  } catch (error) {
    await program.close()
    throw error
  }
}

async function openOn(
  program: Program,
  config: Config,
  assets: Assets,
  clientFolder: string,
): Promise<OpenSite> {
  if (config.seed === 'demo') await seedDemo({ ...program, clock: () => new Date() })
  await seedBareSite(program)
  const cache = new PageCache({ maxBytes: pageCacheBytes })
  program.changes.subscribe((tags, how) => cache.invalidate(tags, how))
  const metrics = createMetrics(program, cache, config)
  const health = createHealth(program)
  const transfers = createTransferBudget(transferBytes)
  const app = createApp({ program, config, assets, cache, metrics, health, transfers })
  defineNightlyJobs(program, config.siteUrl, app.routes)
  const imports = workOnImports(program, config)
  await program.jobs.start()
  await program.library.schedule()
  await program.shop.schedule()
  await program.forms.schedule()
  await scheduleNightlyJobs(program)
  await imports.start()
  for (const { kind, cron } of program.extensions.flatMap(({ jobs = [] }) => jobs))
    if (cron) await program.jobs.schedule(kind, cron)
  // Last, so that a first start that breaks off does not keep the password to itself.
  const administrator = await program.accounts.ensureAdministrator()
  return {
    routes: app.routes,
    log: program.log,
    changes: program.changes,
    listener: createListener(
      app,
      cache,
      listBuiltFiles(clientFolder),
      metrics,
      program.statistics.visits,
      program.log,
      config.siteUrl,
      personalReader(program),
      { budget: transfers, visitorOf: subscriberReader(config) },
    ),
    administrator,
    beginToStop: health.stop,
    async close() {
      await imports.close()
      await program.close()
    },
  }
}
