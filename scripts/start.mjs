// npm start: installs and builds what is not there yet, then runs the site.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { becomeOnProjectNode } from './project.mjs'

ensureInstalled()
await ensureBuilt()
await becomeOnProjectNode(['dist/server/main.js'], { NODE_ENV: 'production' })
