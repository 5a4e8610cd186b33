import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { giveUp, inProject, projectNode, root } from './project.mjs'

const lockFile = inProject('package-lock.json')
const stampFile = inProject('node_modules', '.schelp-stamp')
const neededNode = 24

/** Installs the packages of `package-lock.json` unless they stand there, and checks the project's Node. */
export function ensureInstalled() {
  const lock = readFileSync(lockFile)
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!standsThere(JSON.parse(lock))) install()
  checkNode()
  writeFileSync(stampFile, stamp)
}

/** npm keeps a list of what it installed; true when that is what the lock file asks for. */
function standsThere(lock) {
  const listFile = inProject('node_modules', '.package-lock.json')
  if (!existsSync(listFile)) return false
  const installed = JSON.parse(readFileSync(listFile)).packages
  return Object.entries(lock.packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  )
}

function install() {
  console.log('Installing packages (once; this takes a minute)…')
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status, error } = spawnSync(
    command,
    [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
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
