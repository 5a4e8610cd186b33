// npm start: installs and builds what is not there yet, then runs the site.
import { readFileSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { becomeOnProjectNode } from './project.mjs'

ensureInstalled()
await ensureBuilt()
// Node gives itself up to 128 MB for young objects on a large machine; the site needs none of that (decision 0013).
const options = JSON.parse(readFileSync(new URL('node-options.json', import.meta.url), 'utf8'))
await becomeOnProjectNode([...options, 'dist/server/main.js'], { NODE_ENV: 'production' })
