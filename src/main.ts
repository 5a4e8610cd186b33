import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { extensionView } from './extensions/built.ts'
import { openSite } from './open-site.ts'
import { becomeOwnerOf } from './platform/become-owner.ts'
import { collectWhenQuiet } from './platform/collect-when-quiet.ts'
import { loadEnvFile, readConfig } from './platform/config.ts'
import { abandonEmbedded } from './platform/database/embedded.ts'
import { answersUnderWay, stopServer } from './platform/http/stop-server.ts'
import { onSignals } from './platform/on-signals.ts'
import { exitCodeFor } from './platform/operator-error.ts'
import { whenTimeMends } from './platform/when-time-mends.ts'
import { readAssets } from './server/page/assets.ts'

/** Bounds on slow or endless requests; what is over is cut off. */
const limits = { headersMs: 20_000, requestMs: 120_000, keepAliveMs: 5_000 }
/** What jobs and the database may take to end after the last answer. */
const closeMs = 30_000
/** The same after a second signal. */
const hurriedMs = 8_000
/** Only root may open these, and the program does not stay root. */
const rootsPorts = 1_024

/** What the build wrote for the browser, beside the server. */
const clientFolder = join(import.meta.dirname, '..', 'client')

const stopping = new AbortController()

async function start(): Promise<void> {
  loadEnvFile()
  const config = readConfig(process.env)
  let answer: RequestListener = starting
  const server = createServer((request, response) => answer(request, response))
  const underWay = answersUnderWay(server)
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.keepAliveTimeout = limits.keepAliveMs

  const listen = async () => void (await once(server.listen(config.port, config.host), 'listening'))
  // Who sits at a terminal is told at once that the port is held; a service waits until it is free.
  const whenFree = (act: () => Promise<void>) =>
    process.stderr.isTTY ? act() : whenTimeMends(act, stopping.signal)
  const open = async () => {
    // First of all: while another program has the port, nothing is made, and nothing needs to be stopped.
    await whenFree(listen)
    const mustStay = process.getuid?.() === 0 && config.port > 0 && config.port < rootsPorts
    if (!mustStay) await new Promise((resolve) => server.close(resolve))
    becomeOwnerOf(config.dataDir)
    const site = await whenTimeMends(
      () => openSite(config, readAssets(clientFolder, extensionView), clientFolder),
      stopping.signal,
    )
    answer = site.listener
    // The port opens when the site is ready, so that nobody is sent here before.
    if (!mustStay && !stopping.signal.aborted) await whenFree(listen)
    return site
  }
  const opening = open()

  const giveUp = () => {
    if (!config.databaseUrl) abandonEmbedded(config.dataDir)
    process.exit(1)
  }
  const close = async () => {
    const site = await opening.catch(() => undefined)
    await site?.close()
  }
  onSignals(
    () => {
      console.log(`Schelp stops; downloads that run may go on for ${config.stopMs / 1_000} s.`)
      stopping.abort()
      void opening.then((site) => site.beginToStop()).catch(() => undefined)
      const { stopMs } = config
      return stopServer(
        server,
        close,
        { lastAnswersMs: stopMs, stopMs: stopMs + closeMs, hurriedMs },
        giveUp,
        underWay,
      )
    },
    (hurry) => {
      console.log('Schelp stops at once: what still runs is cut off.')
      hurry()
    },
  )
  const { administrator } = await opening
  server.on('request', collectWhenQuiet(globalThis.gc))
  console.log(`Schelp stands at ${config.siteUrl} (${config.host}, port ${config.port}).`)
  if (administrator) {
    console.log(`Administrator: ${administrator.email}\nPassword:      ${administrator.password}`)
    console.log('The password is shown only this once; `npm run admin:password` sets a new one.')
  }
}

/** Until the site is open, where the port is already: who asks comes back. */
const starting: RequestListener = (_, response) =>
  response
    .writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' })
    .end('De site start.\n')

start().catch((error: unknown) => process.exit(stopping.signal.aborted ? 0 : exitCodeFor(error)))
