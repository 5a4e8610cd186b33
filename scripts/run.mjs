// npm run dev, build, check, bench, db:generate and the commands of the operator.
import { build, ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { becomeOnProjectNode, giveUp, inProject, runOnProjectNode } from './project.mjs'
import { ensureReady, ensureReadyBesideSite } from './ready.mjs'
import { findBrowser } from './test/tools.mjs'

const program = (name, path) => inProject('node_modules', name, path)

const tasks = {
  dev: () => becomeOnProjectNode(['scripts/dev.mjs'], { NODE_ENV: 'development' }),
  build: () => build(),
  check,
  async bench(args) {
    await ensureBuilt()
    return becomeOnProjectNode(['bench/main.ts', ...args], {
      NODE_ENV: 'production',
      CHROMIUM_PATH: findBrowser('npm run bench', 'chromium'),
    })
  },
  'db:generate': () => becomeOnProjectNode(['scripts/db-generate.mjs']),
  async cli(args) {
    return becomeOnProjectNode(['dist/server/cli.js', ...args], { NODE_ENV: 'production' })
  },
}

/** Every check runs, so that one look shows all there is to mend. */
async function check() {
  const checks = {
    'style (Biome)': [program('@biomejs/biome', 'bin/biome'), 'check'],
    'types (TypeScript)': [program('typescript', 'bin/tsc'), '--noEmit', '--project', '.'],
    'borders (dependency-cruiser)': [
      program('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'demo',
    ],
    'dead code (knip)': [program('knip', 'bin/knip.js')],
  }
  const failed = []
  for (const [name, args] of Object.entries(checks)) {
    console.log(`\n— ${name}`)
    if ((await runOnProjectNode(args)) !== 0) failed.push(name)
  }
  if (failed.length > 0) giveUp(`Not in order: ${failed.join(', ')}.`)
  console.log('\nAll in order.')
}

const [name = '', ...args] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
if (!task) giveUp(`Usage: node scripts/run.mjs <${Object.keys(tasks).join(' | ')}>`)
// Only to restore, the site is stopped; a backup is restored by the version that was checked out for it.
if (name !== 'cli') ensureInstalled()
else if (args[0] === 'restore') await ensureReady()
else await ensureReadyBesideSite()
await task(args)
