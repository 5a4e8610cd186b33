// npm run upgrade: makes a finished release of these sources beside the running site, which the next start of the service
// runs. `-- --back` goes back to the release before (decision 0053).
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, ensureServing } from './install.mjs'
import { giveUp, inProject, projectNode } from './project.mjs'
import { makeServingFolder } from './serving.mjs'
import { setting } from './setting.mjs'

const usage = 'Usage: npm run upgrade [-- --back [--restore]]'
const help = `Makes a finished release of these sources beside the running site, which the next start of the service runs.
  --back      lets the next start run the release before the present one
  --restore   with --back: first puts back the backup of before the present release; what came in since is lost`
/** As the other commands of the operator end: for wrong options, and for what only the operator can mend. */
const exitCodes = { usage: 64, operator: 78 }
const restart = 'sudo systemctl restart schelp'
/** The one that serves, the one before it, and one more. */
const keptReleases = 3
/** What `upgrade:check` answers with. */
const codes = { fits: 0, mustMigrate: 1 }

const folder = inProject('releases')
const release = (name) => join(folder, name)
/** A backup of the site as it was when this release was made. */
const backupBefore = (name) => join(folder, `${name}.before.tar`)
/** The name of a release by its link, `current` or `previous`. */
const named = (link) => {
  try {
    return readlinkSync(release(link))
  } catch {
    return undefined
  }
}

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(`${usage}\n${help}`)
  process.exit(0)
}
if (args.some((arg) => !['--back', '--restore'].includes(arg))) giveUp(usage, exitCodes.usage)
if (args.includes('--restore') && !args.includes('--back')) giveUp(usage, exitCodes.usage)
refuseOthers()
refuseOwnData()
if (args.includes('--back')) goBack(args.includes('--restore'))
else await upgrade()

/** Files of root, or of a second user, would be in the way of the owner's next pull. */
function refuseOthers() {
  const { uid } = statSync(inProject())
  if (process.getuid?.() === uid) return
  const { stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' })
  giveUp(
    `${inProject()} belongs to ${stdout?.trim() || uid}, and you are ${userInfo().username}: pull and upgrade as its owner, ` +
      `with sudo -u ${stdout?.trim() || `'#${uid}'`} before both.`,
    exitCodes.operator,
  )
}

/** Each release is a folder of its own, so `./data` would be another one each time. */
function refuseOwnData() {
  if (!isAbsolute(setting('DATA_DIR') ?? ''))
    giveUp(
      `Let DATA_DIR in ${inProject('.env')} name its folder from the root on: each release runs in a folder of its own.`,
      exitCodes.operator,
    )
}

async function upgrade() {
  tidy()
  if (existsSync(inProject('src'))) ensureInstalled()
  else ensureServing()
  await ensureBuilt()
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const name = `${version}-${readFileSync(inProject('dist', 'build-stamp'), 'utf8').slice(0, 7)}`
  const before = named('current')
  if (name === before) {
    console.log(`${name} is the present release already.`)
    return
  }
  if (!existsSync(release(name))) make(name)
  if (before) keepSite(name, before)
  if (before) point('previous', before)
  point('current', name)
  prune()
  console.log(
    `${name} is ready, and the next start runs it: ${restart}\n` +
      (before
        ? 'To go back: npm run upgrade -- --back'
        : 'Let the service run in releases/current, as deploy/schelp.service does.'),
  )
}

/** Whole, or not at all. */
function make(name) {
  console.log(`Making ${name}…`)
  const partial = release(`.new-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    makeServingFolder(partial)
    symlinkSync('../../.env', join(partial, '.env'))
    renameSync(partial, release(name))
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

/** Makes a backup when this release will change the database, and refuses what it cannot go on from. */
function keepSite(name, before) {
  const { status } = run(name, ['upgrade:check'])
  if (status === codes.fits) return
  if (status !== codes.mustMigrate)
    giveUp(`${name} cannot go on from this site; the reason stands above. ${before} goes on.`)
  console.log('This release changes the database; a backup is made first…')
  rmSync(backupBefore(name), { force: true })
  run(before, ['backup', backupBefore(name)])
  if (!existsSync(backupBefore(name)))
    giveUp(`There is no backup, so nothing was changed; the reason stands above. ${before} goes on.`)
}

function goBack(withBackup) {
  const [present, before] = [named('current'), named('previous')]
  if (!present || !before || !existsSync(release(before))) giveUp('There is no release to go back to.')
  const { status } = run(before, ['upgrade:check'])
  if (status !== codes.fits && status !== codes.mustMigrate) {
    const backup = backupBefore(present)
    if (!existsSync(backup))
      giveUp(`${before} cannot use this database, and there is no backup of before ${present}.`)
    if (!withBackup)
      giveUp(
        `${present} changed the database. To go back, stop the site, then: npm run upgrade -- --back --restore\n` +
          `It puts back the site of ${statSync(backup).mtime.toLocaleString('nl-NL')}; what came in since is lost.`,
      )
    if (run(before, ['restore', backup, '--force']).status !== 0)
      giveUp('The backup was not put back; the reason stands above. Nothing was changed.')
  }
  point('current', before)
  point('previous', present)
  console.log(`The next start runs ${before}: ${restart}`)
}

/** A command of the operator, by the program of a release, with the settings of this folder. */
function run(name, command) {
  const program = release(join(name, 'dist', 'server', 'cli.js'))
  return spawnSync(projectNode, [program, ...command], {
    cwd: inProject(),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** In one step: whoever starts meanwhile finds the one or the other. */
function point(link, name) {
  const fresh = release(`.${link}-${process.pid}`)
  symlinkSync(name, fresh)
  renameSync(fresh, release(link))
}

/** Takes away what an upgrade left that was killed. */
function tidy() {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((known) => /^\.(?:new|current|previous)-/.test(known)))
    rmSync(release(name), { recursive: true, force: true })
}

function prune() {
  const kept = new Set([named('current'), named('previous')])
  const madeAt = (name) => statSync(release(name)).mtimeMs
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d/.test(entry.name))
    .map(({ name }) => name)
    .sort((one, other) => madeAt(other) - madeAt(one))
  const others = names.filter((name) => !kept.has(name))
  for (const name of others.slice(Math.max(0, keptReleases - kept.size))) {
    rmSync(release(name), { recursive: true, force: true })
    rmSync(backupBefore(name), { force: true })
  }
}
