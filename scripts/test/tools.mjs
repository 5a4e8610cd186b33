// Programs that the tests and the benchmark need and that no npm package brings.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { giveUp } from '../project.mjs'

/** The full path of the first of these programs that the PATH knows. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun)
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * A Chromium or Chrome for this command: what CHROMIUM_PATH names, else the preferred one, which is installed where it
 * can be, else any that is there.
 * @param preferred Debian's package, which its program is named after
 */
export function findBrowser(command, preferred) {
  const named = process.env.CHROMIUM_PATH
  if (named) return canRun(named) ? named : giveUp(`CHROMIUM_PATH says ${named}, but there is no program.`)
  const find = () => findProgram(preferred, ...browsers) ?? (canRun(onMac) ? onMac : undefined)
  if (!findProgram(preferred) && !installDebianPackages(preferred) && !find())
    installDebianPackages('chromium')
  return (
    find() ??
    giveUp(
      `${command} needs a Chromium or Chrome browser. Install one (Debian: apt-get install chromium),\n` +
        `or say where it is: CHROMIUM_PATH=/path/to/chrome ${command}`,
    )
  )
}

/** Independent judges of what we write: each program with the Debian package that brings it. */
const judges = { unzip: 'unzip', python3: 'python3' }

export function ensureJudges() {
  const missing = () => Object.keys(judges).filter((name) => !findProgram(name))
  const absent = missing()
  if (absent.length > 0) installDebianPackages(...absent.map((name) => judges[name]))
  const stillAbsent = missing()
  if (stillAbsent.length > 0) giveUp(`The tests need ${stillAbsent.join(' and ')}; please install them.`)
}

/** True when they are installed afterwards; only root on a Debian system can. */
export function installDebianPackages(...packages) {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false
  console.log(`Installing ${packages.join(', ')} with apt-get…`)
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'Acquire::http::Timeout=15', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    })
  apt('update')
  const { status, stderr } = apt('install', '--yes', '--no-install-recommends', ...packages)
  if (status !== 0) console.log(`apt-get could not: ${stderr.trim().split('\n').at(-1)}`)
  return status === 0
}
