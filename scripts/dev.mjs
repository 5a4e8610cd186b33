// npm run dev: the site from its sources. Islands and styles change in the page as it stands; whatever else changes,
// the site is opened anew and the page reloads.
import { createServer } from 'node:http'
import { createServerModuleRunner, createServer as createVite } from 'vite'
import { howToFindPackages } from './extension-folders.mjs'
import { root } from './project.mjs'

const pauseMs = 100
let changed
let reloads = false

const door = createServer(async (request, response) => {
  vite.middlewares(request, response, () => {
    site.then(
      ({ listener }) => listener(request, response),
      (error) => response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(wordsOf(error)),
    )
  })
})

const hint = howToFindPackages()
if (hint) console.warn(hint)

const vite = await createVite({
  root,
  server: {
    middlewareMode: true,
    hmr: { server: door },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/releases/**'] },
  },
  plugins: [{ name: 'server-changes', hotUpdate: noteChange }],
})

let sources = await load()
const database = await sources.holdDatabase()
let site = sources.openDevelopmentSite()
const { administrator } = await site
const { host, port, siteUrl } = sources.config
door.listen(port, host, () => {
  console.log(`Schelp stands at ${siteUrl} and follows its sources.`)
  if (administrator)
    console.log(`Administrator: ${administrator.email}\nPassword:      ${administrator.password}`)
})

/** A new runner each time, without modules of earlier sources. */
function load() {
  return createServerModuleRunner(vite.environments.ssr, { hmr: false }).import('/src/development.ts')
}

/** Vite tells each environment of a change; what a browser has loaded too, it can mostly take in by itself. */
function noteChange({ modules }) {
  if (this.environment.name !== 'ssr' || modules.length === 0) return
  const inBrowser = vite.environments.client.moduleGraph
  if (!modules.some(({ id }) => inBrowser.getModuleById(id))) reloads = true
  clearTimeout(changed)
  changed = setTimeout(reopen, pauseMs)
}

/** What a person can mend is said in a sentence; the rest has its stack. */
const wordsOf = (error) => (error instanceof sources.OperatorError ? error.message : error.stack)

async function reopen() {
  const reload = reloads
  reloads = false
  try {
    sources = await load()
  } catch (error) {
    vite.ssrFixStacktrace(error)
    console.error(error)
    return
  }
  // Requests wait meanwhile; a failure is their answer.
  site = site
    .then(
      ({ close }) => close(),
      () => undefined,
    )
    .then(() => sources.openDevelopmentSite())
  try {
    await site
  } catch (error) {
    console.error(wordsOf(error))
    return
  }
  if (reload) vite.environments.client.hot.send({ type: 'full-reload' })
}

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    door.closeAllConnections()
    door.close()
    await vite.close()
    await site.then(({ close }) => close()).catch(() => undefined)
    await database.close()
    process.exit()
  })
}
