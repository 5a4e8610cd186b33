import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { patchPackages } from './patch-packages.mjs'
import { giveUp, inProject, projectNode, runNpm } from './project.mjs'

const lockFile = inProject('package-lock.json')
const stampFile = inProject('node_modules', '.schelp-stamp')
/** npm's own record of the installed packages. */
const listFile = inProject('node_modules', '.package-lock.json')
const neededNode = 24

/** Installs the packages of `package-lock.json` unless they stand there, and checks the project's Node. */
export const ensureInstalled = () => ensurePackages('all')

/** The same, but what a built site serves with will do: the folder that `npm ci --omit=dev` leaves. */
export const ensureServing = () => ensurePackages('serving')

function ensurePackages(needed) {
  const [digest, what] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : []
  if (digest === digestOfLists() && (what === 'all' || what === needed)) return
  const { packages } = JSON.parse(readFileSync(lockFile))
  if (!standThere(packages, needed)) install()
  else if (needed === 'all') patchPackages()
  checkNode()
  noteLists(standThere(packages, 'all') ? 'all' : 'serving')
}

/** A digest of the lock file, of our patches, and of npm's record of the installed packages. */
function digestOfLists() {
  const hash = createHash('sha256').update(readFileSync(lockFile))
  const patches = inProject('patches')
  for (const name of existsSync(patches) ? readdirSync(patches).sort() : [])
    hash.update(readFileSync(inProject('patches', name)))
  return hash.update(existsSync(listFile) ? readFileSync(listFile) : '').digest('hex')
}

/** True when what npm installed is what the lock file asks for. */
function standThere(packages, needed) {
  if (!existsSync(listFile)) return false
  const installed = JSON.parse(readFileSync(listFile)).packages
  return Object.entries(packages).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' ||
      optional ||
      devOptional ||
      (dev && needed === 'serving') ||
      installed[path]?.version === version,
  )
}

/** Saves the next start the comparison; where the folder belongs to another user, that one compares again. */
function noteLists(what) {
  try {
    writeFileSync(stampFile, `${digestOfLists()} ${what}`)
  } catch (error) {
    if (!['EACCES', 'EROFS'].includes(error.code)) throw error
  }
}

function install() {
  console.log('Installing packages (once; this takes a minute)…')
  const { status, error } = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  })
  if (error) giveUp(`npm can't be started: ${error.message}`)
  if (status !== 0)
    giveUp('The packages could not be installed; npm says why above. Is the npm registry within reach?')
}

/** The package `node` fetches its program in an install script; where that was not allowed, there is none. */
function checkNode() {
  const { stdout, error } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' })
  const version = error ? 'absent' : stdout.trim()
  if (version.startsWith(`v${neededNode}.`)) return
  giveUp(
    `Schelp needs Node ${neededNode}, but ${projectNode} is ${version}.\n` +
      'Its install script did not run. Allow install scripts (npm config get ignore-scripts must say false),\n' +
      'then: rm -rf node_modules && npm start',
  )
}
