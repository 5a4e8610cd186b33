import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'schelp-run-'))
const inFolder = (...path: string[]) => join(folder, ...path)

/** A project whose sources were changed after the build that its site runs on. */
beforeAll(() => {
  cpSync('scripts', inFolder('scripts'), { recursive: true })
  for (const path of ['src', 'dist/server', 'node_modules/node/bin'])
    mkdirSync(inFolder(path), { recursive: true })
  symlinkSync(process.execPath, inFolder('node_modules/node/bin/node'))
  writeFileSync(inFolder('package.json'), '{ "type": "module" }')
  writeFileSync(
    inFolder('package-lock.json'),
    '{ "packages": { "node_modules/newer": { "version": "2.0.0" } } }',
  )
  writeFileSync(inFolder('src/new.ts'), '')
  writeFileSync(inFolder('dist/build-stamp'), 'of before')
  writeFileSync(inFolder('dist/server/cli.js'), `console.log('ran ' + process.argv[2])`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Without npm on the path, nothing can be installed.
const start = (...args: string[]) =>
  spawnSync(process.execPath, [inFolder('scripts/run.mjs'), ...args], { env: { PATH: '' }, encoding: 'utf8' })
const run = (...args: string[]) => start('cli', ...args)

it.each([
  ['bench', '--help', 'Usage: npm run bench [-- --long | --growth | --staff | --lists | --import]'],
  ['bench', '--lang', 'Usage: npm run bench [-- --long | --growth | --staff | --lists | --import]'],
  ['db:generate', '--help', 'Usage: npm run db:generate [-- --release | --check]'],
  ['build', '--help', 'Usage: npm run build'],
])('RUN-01 %s %s does nothing and says how it is used', (task, option, usage) => {
  const { status, stdout, stderr } = start(task, option)
  expect({ status, stdout, said: stderr.trim() }).toEqual({ status: 1, stdout: '', said: usage })
})

it.each(['backup', 'import:files', 'admin:password'])(
  'RUN-01 %s, after newer sources were fetched, leaves the build and the packages of the running site',
  (command) => {
    const { stdout, stderr } = run(command)
    expect(stdout).toBe(`ran ${command}\n`)
    expect(stderr).toContain('`npm start` builds them')
    expect(existsSync(inFolder('dist/build-stamp'))).toBe(true)
  },
)

it('RUN-01 restore, for which the site is stopped, takes the sources that were checked out', () => {
  const { status, stdout } = run('restore')
  expect(status).toBe(1)
  expect(stdout).toContain('Installing packages')
  expect(stdout).not.toContain('ran')
})
