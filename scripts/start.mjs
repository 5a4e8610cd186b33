// npm start: installs and builds what is not there yet, then runs the site.
import { readFileSync } from 'node:fs'
import { becomeOnProjectNode } from './project.mjs'
import { ensureReady } from './ready.mjs'

await ensureReady()
// On a large machine Node and the C library let garbage grow to many times what lives (decision 0013).
const { options, env } = JSON.parse(readFileSync(new URL('runtime.json', import.meta.url), 'utf8'))
await becomeOnProjectNode([...options, 'dist/server/main.js'], { ...env, NODE_ENV: 'production' })
