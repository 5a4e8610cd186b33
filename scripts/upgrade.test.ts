import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
const inFolder = (...path: string[]) => join(folder, ...path)

/** A program of which every build needs a database of its own number, and brings a lower one up to it. */
const program = `
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
const needed = readFileSync(new URL('number', import.meta.url), 'utf8')
const [command, file] = process.argv.slice(2)
const database = readFileSync('database', 'utf8')
if (command === 'upgrade:check') process.exit(database === needed ? 0 : database < needed ? 1 : 78)
if (command === 'backup') copyFileSync('database', file)
if (command === 'restore') copyFileSync(file, 'database')
`

/** A project that is built: nothing is fetched or made. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schelp-upgrade-'))
  chmodSync(folder, 0o755)
  cpSync('scripts', inFolder('scripts'), { recursive: true })
  for (const path of ['dist/server', 'migrations', 'node_modules/node/bin'])
    mkdirSync(inFolder(path), { recursive: true })
  symlinkSync(process.execPath, inFolder('node_modules/node/bin/node'))
  writeFileSync(inFolder('package.json'), '{ "type": "module", "version": "0.3.0" }')
  for (const list of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(inFolder(list), '{ "packages": { "node_modules/node": { "version": "24.0.0" } } }')
  writeFileSync(inFolder('dist/server/cli.js'), program)
  writeFileSync(inFolder('.env'), 'DATA_DIR=/var/lib/schelp\n')
  writeFileSync(inFolder('database'), '1')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Builds other sources, which need that database. */
function build(stamp: string, database: string) {
  writeFileSync(inFolder('dist/build-stamp'), stamp)
  writeFileSync(inFolder('dist/server/number'), database)
}

/** Kills the program (-9) at the step that `KILL_AT` says: before a call that changes something, so after the one before. */
const killing = `
import child from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
let left = Number(process.env.KILL_AT)
let copies = 0
const step = (name) => {
  // Of many files that are copied into a folder that nothing uses yet, some.
  if (/^(?:chmod|copy|cp|link|mkdir|write)/.test(name) && copies++ % 10 !== 0) return
  if (left-- === 0) process.kill(process.pid, 'SIGKILL')
}
for (const [module, names] of [
  [fs, ['chmodSync', 'copyFileSync', 'cpSync', 'linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'symlinkSync', 'writeFileSync']],
  [child, ['spawnSync']],
])
  for (const name of names) {
    const act = module[name]
    module[name] = (...asked) => {
      step(name)
      return act(...asked)
    }
  }
syncBuiltinESMExports()
`

function upgrade(...args: string[]) {
  return upgradeKilledAt(undefined, ...args)
}

/** @param step counted from 0; undefined: it runs to its end */
function upgradeKilledAt(step: number | undefined, ...args: string[]) {
  // Without npm on the path, nothing can be installed.
  const env = { PATH: '/usr/bin:/bin', KILL_AT: String(step) }
  const preloaded = step === undefined ? [] : ['--import', inFolder('killing.mjs')]
  const asked = [...preloaded, inFolder('scripts/upgrade.mjs'), ...args]
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, asked, { env, encoding: 'utf8' })
  return { status, isKilled: signal === 'SIGKILL', said: stdout + stderr }
}

const link = (name: string) => readlinkSync(inFolder('releases', name))
const database = () => readFileSync(inFolder('database'), 'utf8')

it('RUN-07 an upgrade makes a whole release beside the one that serves, and goes back by one command', () => {
  build('aaaaaaa1', '1')
  expect(upgrade()).toMatchObject({ status: 0, said: expect.stringContaining('0.3.0-aaaaaaa is ready') })
  const first = inFolder('releases/0.3.0-aaaaaaa/dist/server/number')
  build('bbbbbbb1', '1')
  expect(readFileSync(first, 'utf8')).toBe('1')
  expect(upgrade()).toMatchObject({ status: 0 })
  expect([link('current'), link('previous')]).toEqual(['0.3.0-bbbbbbb', '0.3.0-aaaaaaa'])
  expect(readlinkSync(inFolder('releases/current/.env'))).toBe('../../.env')
  expect(existsSync(inFolder('releases/0.3.0-bbbbbbb.before.tar'))).toBe(false)
  expect(upgrade('--back')).toMatchObject({ status: 0 })
  expect([link('current'), link('previous')]).toEqual(['0.3.0-aaaaaaa', '0.3.0-bbbbbbb'])
})

it('RUN-03 a release that changes the database is made after a backup, and is left with it only when that is said', () => {
  build('aaaaaaa1', '1')
  upgrade()
  build('bbbbbbb1', '2')
  expect(upgrade().said).toContain('changes the database; a backup is made first')
  writeFileSync(inFolder('database'), '2')
  expect(upgrade('--back')).toMatchObject({ status: 1, said: expect.stringContaining('is lost') })
  expect([link('current'), database()]).toEqual(['0.3.0-bbbbbbb', '2'])
  expect(upgrade('--back', '--restore')).toMatchObject({ status: 0 })
  expect([link('current'), database()]).toEqual(['0.3.0-aaaaaaa', '1'])
})

it('abuse 37 a release that cannot go on from the database is not taken', () => {
  build('aaaaaaa1', '1')
  upgrade()
  build('bbbbbbb1', '0')
  expect(upgrade()).toMatchObject({ status: 1, said: expect.stringContaining('cannot go on from this site') })
  expect(link('current')).toBe('0.3.0-aaaaaaa')
})

it('RUN-03, abuse 21: three releases are kept, and nothing of an upgrade that was killed', () => {
  mkdirSync(inFolder('releases/.new-12345/dist'), { recursive: true })
  for (const letter of ['a', 'b', 'c', 'd']) {
    build(`${letter.repeat(7)}1`, '1')
    expect(upgrade().status).toBe(0)
  }
  const kept = readdirSync(inFolder('releases')).sort()
  expect(kept).toEqual(['0.3.0-bbbbbbb', '0.3.0-ccccccc', '0.3.0-ddddddd', 'current', 'previous'])
})

it('RUN-07, abuse 21: killed at any step, what served goes on, and the same command finishes', () => {
  writeFileSync(inFolder('killing.mjs'), killing)
  const [first, second] = ['0.3.0-aaaaaaa', '0.3.0-bbbbbbb']
  build('aaaaaaa1', '1')
  upgrade()
  cpSync(inFolder('releases'), inFolder('before'), { recursive: true, verbatimSymlinks: true })
  build('bbbbbbb1', '2')
  let step = 0
  for (; ; step += 1) {
    rmSync(inFolder('releases'), { recursive: true, force: true })
    cpSync(inFolder('before'), inFolder('releases'), { recursive: true, verbatimSymlinks: true })
    const { isKilled } = upgradeKilledAt(step)
    const present = link('current')
    expect([step, [first, second].includes(present)]).toEqual([step, true])
    for (const path of [
      '.env',
      'dist/server/cli.js',
      'dist/server/number',
      'package.json',
      'scripts/start.mjs',
    ])
      expect([step, path, existsSync(inFolder('releases/current', path)) || path === '.env']).toEqual([
        step,
        path,
        true,
      ])
    // The next start would change the database: there is a way back.
    if (present === second)
      expect([step, readFileSync(inFolder(`releases/${second}.before.tar`), 'utf8')]).toEqual([step, '1'])

    expect([step, upgrade()]).toMatchObject([step, { status: 0 }])
    expect([step, link('current'), link('previous')]).toEqual([step, second, first])
    expect([step, readdirSync(inFolder('releases')).sort()]).toEqual([
      step,
      [first, second, `${second}.before.tar`, 'current', 'previous'],
    ])
    if (!isKilled) break
  }
  expect(step).toBeGreaterThan(10)
  writeFileSync(inFolder('database'), '2')
  expect(upgrade('--back', '--restore')).toMatchObject({ status: 0 })
  expect([link('current'), database()]).toEqual([first, '1'])
}, 600_000)

it('abuse 31: a data folder that would be another one for each release is refused', () => {
  build('aaaaaaa1', '1')
  writeFileSync(inFolder('.env'), 'DATA_DIR=./data\n')
  expect(upgrade()).toMatchObject({ status: 78, said: expect.stringContaining('from the root on') })
  expect(existsSync(inFolder('releases'))).toBe(false)
})

it.runIf(process.getuid?.() === 0)('abuse 31: only the owner of the sources upgrades, and is named', () => {
  build('aaaaaaa1', '1')
  spawnSync('chown', ['nobody', folder])
  expect(upgrade()).toMatchObject({ status: 78, said: expect.stringContaining('sudo -u nobody') })
  expect(existsSync(inFolder('releases'))).toBe(false)
})

it('RUN-03 tells how it is used, and refuses what it does not know', () => {
  expect(upgrade('--help')).toMatchObject({ status: 0, said: expect.stringMatching(/--back .*--restore /s) })
  expect(upgrade('--bck').status).toBe(64)
  expect(upgrade('--restore').status).toBe(64)
  expect(existsSync(inFolder('releases'))).toBe(false)
})

it('RUN-03 commands of the operator run what serves, and not newer sources', () => {
  build('aaaaaaa1', '1')
  upgrade()
  writeFileSync(inFolder('dist/server/cli.js'), 'console.log("newer")')
  const run = spawnSync(process.execPath, [inFolder('scripts/run.mjs'), 'cli', 'backup', 'kept.tar'], {
    env: { PATH: '' },
    encoding: 'utf8',
    cwd: folder,
  })
  expect(run.stdout + run.stderr).toBe('')
  expect(readFileSync(inFolder('kept.tar'), 'utf8')).toBe('1')
})
