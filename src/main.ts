import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { openSite } from './open-site.ts'
import { becomeOwnerOf } from './platform/become-owner.ts'
import { collectWhenQuiet } from './platform/collect-when-quiet.ts'
import { loadEnvFile, readConfig } from './platform/config.ts'
import { stopServer } from './platform/http/stop-server.ts'
import { exitCodeFor } from './platform/operator-error.ts'
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
  // First of all: when another program has the port, nothing is made, and nothing needs to be stopped.
  let answer: RequestListener = starting
  const server = createServer((request, response) => answer(request, response))
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.keepAliveTimeout = limits.keepAliveMs
  await once(server.listen(config.port, config.host), 'listening')
  becomeOwnerOf(config.dataDir)
  const opening = openSite(config, readAssets(clientFolder), clientFolder)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      const close = () => opening.then((site) => site.close())
      stopServer(server, close, limits, () => process.exit(1))
    })
  const { listener, administrator } = await opening
  answer = listener
  server.on('request', collectWhenQuiet(globalThis.gc))
  console.log(`Schelp stands at ${config.siteUrl} (${config.host}, port ${config.port}).`)
  if (administrator) {
    console.log(`Administrator: ${administrator.email}\nPassword:      ${administrator.password}`)
    console.log('The password is shown only this once; `npm run admin:password` sets a new one.')
  }
}

/** Until the site is open: who asks comes back. */
const starting: RequestListener = (_, response) =>
  response
    .writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' })
    .end('De site start.\n')

start().catch((error: unknown) => process.exit(exitCodeFor(error)))
