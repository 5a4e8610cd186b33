import { createServer } from 'node:http'
import { join } from 'node:path'
import { ConfigError, loadEnvFile, readConfig } from './platform/config.ts'
import { openProgram } from './program.ts'
import { seedBareSite } from './seed/bare-site.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { createApp } from './server/app.ts'
import { readAssets } from './server/assets.ts'
import { createListener } from './server/listener.ts'
import { PageCache } from './server/page-cache.ts'

/** Bounds on slow or endless requests; what is over is cut off. */
const limits = { headersMs: 20_000, requestMs: 120_000, keepAliveMs: 5_000 }

/** Design budgets: at most 64 MB of pages. */
const pageCacheBytes = 64 * 1024 * 1024
/** What the build wrote for the browser, beside the server. */
const clientFolder = join(import.meta.dirname, '..', 'client')

async function start(): Promise<void> {
  loadEnvFile()
  const config = readConfig(process.env)
  const program = await openProgram(config)
  const administrator = await program.accounts.ensureAdministrator()
  if (config.seed === 'demo') await seedDemo({ ...program, clock: () => new Date() })
  await seedBareSite(program.content)
  await program.jobs.start()
  await program.library.schedule()
  await program.shop.schedule()
  const cache = new PageCache({ maxBytes: pageCacheBytes })
  program.changes.subscribe((tags) => cache.invalidate(tags))
  const app = createApp(program, config, readAssets(clientFolder), cache)
  const server = createServer(createListener(app, cache, clientFolder))
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.keepAliveTimeout = limits.keepAliveMs
  server.listen(config.port, config.host, () => {
    console.log(`Schelp stands at ${config.siteUrl} (${config.host}, port ${config.port}).`)
    if (administrator) {
      console.log(`Administrator: ${administrator.email}\nPassword:      ${administrator.password}`)
      console.log('The password is shown only this once; `npm run admin:password` sets a new one.')
    }
  })
  const stop = () => {
    server.close(() => void program.close())
    server.closeIdleConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(error instanceof ConfigError ? 78 : 1)
})
