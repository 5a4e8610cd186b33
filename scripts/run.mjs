// npm run dev, build, check, bench, pictures, db:generate and the commands of the operator.
import { existsSync } from 'node:fs'
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
  async pictures(args) {
    await ensureBuilt()
    return becomeOnProjectNode(['scripts/pictures.mjs', ...args], {
      CHROMIUM_PATH: findBrowser('npm run pictures', 'chromium'),
    })
  },
  'db:generate': (args) => becomeOnProjectNode(['scripts/db-generate.mjs', ...args]),
  async cli(args) {
    return becomeOnProjectNode([`${served}dist/server/cli.js`, ...args], { NODE_ENV: 'production' })
  },
}

/** The release that the service runs (`npm run upgrade`), which these sources may be newer than; else what was built here. */
const served = existsSync(inProject('releases', 'current')) ? 'releases/current/' : ''

/** The options that each of ours takes; the commands of the operator read their own. */
const options = {
  check: ['--keep'],
  bench: ['--long', '--growth', '--staff', '--lists', '--import'],
  'db:generate': ['--release', '--check'],
}

const borders = 'borders (dependency-cruiser)'
const circles = 'circles (dependency-cruiser)'

/** Every check runs, so that one look shows all there is to mend. */
async function check(args) {
  const cruise = (config) => [
    program('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
    '--config',
    config,
    '--output-type',
    'err-long',
    'src',
    'demo',
    'extensions',
  ]
  const checks = {
    'style (Biome)': [program('@biomejs/biome', 'bin/biome'), 'check'],
    'types (TypeScript)': [program('typescript', 'bin/tsc'), '--noEmit', '--project', '.'],
    [borders]: cruise('.dependency-cruiser.mjs'),
    [circles]: cruise('.dependency-cruiser-circles.mjs'),
    'dead code (knip)': [program('knip', 'bin/knip.js')],
    'largest sizes (scripts/laws/schemas.mjs)': [inProject('scripts/laws/schemas.mjs')],
    'declared answers (scripts/laws/answers.mjs)': [inProject('scripts/laws/answers.mjs')],
    'linear time (scripts/laws/patterns.mjs)': [inProject('scripts/laws/patterns.mjs'), ...args],
  }
  const failed = []
  for (const [name, args] of Object.entries(checks)) {
    // One import across a border closes hundreds of circles.
    if (name === circles && failed.includes(borders)) continue
    console.log(`\n— ${name}`)
    if ((await runOnProjectNode(args)) !== 0) failed.push(name)
  }
  if (failed.length > 0) giveUp(`Not in order: ${failed.join(', ')}.`)
  console.log('\nAll in order.')
}

const [name = '', ...args] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
if (!task) giveUp(`Usage: node scripts/run.mjs <${Object.keys(tasks).join(' | ')}>`)
if (name !== 'cli' && name !== 'pictures' && args.some((arg) => !options[name]?.includes(arg)))
  giveUp(`Usage: npm run ${name}${options[name] ? ` [-- ${options[name].join(' | ')}]` : ''}`)
// Only to restore, the site is stopped; a backup is restored by the version that was checked out for it.
if (name !== 'cli') ensureInstalled()
else if (!served) await (args[0] === 'restore' ? ensureReady() : ensureReadyBesideSite())
await task(args)
