import { createServer } from 'node:http'
import { join } from 'node:path'
import { openSite } from './open-site.ts'
import { collectWhenQuiet } from './platform/collect-when-quiet.ts'
import { loadEnvFile, readConfig } from './platform/config.ts'
import { stopServer } from './platform/http/stop-server.ts'
import { OperatorError } from './platform/operator-error.ts'
import { readAssets } from './server/page/assets.ts'

/** Bounds on slow or endless requests, and on how long they hold up the end of the program; what is over is cut off. */
const limits = {
  headersMs: 20_000,
  requestMs: 120_000,
  keepAliveMs: 5_000,
  lastAnswersMs: 10_000,
  stopMs: 40_000,
}

/** What the build wrote for the browser, beside the server. */
const clientFolder = join(import.meta.dirname, '..', 'client')

async function start(): Promise<void> {
  loadEnvFile()
  const config = readConfig(process.env)
  const { listener, administrator, close } = await openSite(config, readAssets(clientFolder), clientFolder)
  const server = createServer(listener)
  server.on('request', collectWhenQuiet(globalThis.gc))
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => stopServer(server, close, limits, () => process.exit(1)))
}

start().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(error instanceof OperatorError ? 78 : 1)
})
