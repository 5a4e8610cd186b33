import { ensureBuilt } from './scripts/build.mjs'
import { ensureInstalled } from './scripts/install.mjs'
import { inProject, runOnProjectNode } from './scripts/project.mjs'
import { findBrowser } from './scripts/test/tools.mjs'
ensureInstalled()
const browser = findBrowser('npm test', 'chromium-headless-shell')
await ensureBuilt()
const code = await runOnProjectNode([inProject('node_modules','@playwright','test','cli.js'), 'test', '--reporter=list', ...process.argv.slice(2)], { CHROMIUM_PATH: browser, NODE_ENV: 'production' })
process.exit(code)
