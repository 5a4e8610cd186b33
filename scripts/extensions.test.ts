import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { faultOf, partsOf } from '../vite.extensions.ts'
import { extensionFolders, howToFindPackages } from './extension-folders.mjs'

const folder = mkdtempSync(join(tmpdir(), 'schelp-extensions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const index = (name: string, more = '') =>
  `import { defineExtension } from 'schelp/extension'\n${more}\nexport default defineExtension({ name: '${name}' })\n`

const shipped = spawnSync('git', ['ls-files', 'extensions'], { encoding: 'utf8' })
  .stdout.split('\n')
  .flatMap((path) => /^extensions\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? [])

it('EDIT-11 finds the extensions that ship, and those of EXTENSIONS_DIR', () => {
  write('own/index.ts', index('own'))
  write('empty/notes.txt', '')
  write('.git/index.ts', '')
  vi.stubEnv('EXTENSIONS_DIR', folder)
  const found = extensionFolders().map(({ name, fault }) => [name, fault])
  expect(shipped).not.toEqual([])
  for (const name of [...shipped, 'own']) expect(found).toContainEqual([name, undefined])
  expect(found).toContainEqual(['empty', 'it has no index.ts'])
  expect(found.map(([name]) => name)).not.toContain('.git')
})

it('EDIT-11 names a folder that is not there, and an extension that stands twice', () => {
  vi.stubEnv('EXTENSIONS_DIR', join(folder, 'nowhere'))
  expect(extensionFolders().map(({ fault }) => fault)).toContain(
    `there is no folder ${join(folder, 'nowhere')}`,
  )
  const [name = ''] = shipped
  write(`twice/${name}/index.ts`, index(name))
  vi.stubEnv('EXTENSIONS_DIR', join(folder, 'twice'))
  expect(extensionFolders().find((one) => one.name === name)?.fault).toMatch(/^it stands twice, in /)
})

const tried = (name: string) => {
  const { styles: _, ...parts } = partsOf(join(folder, name))
  return faultOf(join(folder, name), Object.values(parts).flat())
}

it('EDIT-11 takes in an extension from outside these sources, with the packages of the program', async () => {
  write(
    'sound/index.ts',
    index(
      'sound',
      "import { z } from 'zod'\nimport { text } from './text.ts'\nz.string().max(5).parse(text)",
    ),
  )
  write('sound/text.ts', "export const text = 'dag'\n")
  write(
    'sound/widgets/sound/view.tsx',
    "import { classNames } from 'schelp/extension/view'\nexport default () => <p className={classNames('a')}>Dag</p>\n",
  )
  write('sound/hello.behaviour.ts', 'export const mount = () => undefined\n')
  expect(await tried('sound')).toBeUndefined()
})

it.each([
  ['is not TypeScript', 'export default {{', /index\.ts/],
  ['imports a file that is not there', index('bad', "import './absent.ts'"), /absent/],
  [
    'imports a package that is not there',
    index('bad', "import 'no-such-package-here'"),
    /no-such-package-here/,
  ],
  [
    'imports what the public module has not',
    "import { defineExtensoin } from 'schelp/extension'\nexport default defineExtensoin({ name: 'bad' })\n",
    /defineExtensoin/,
  ],
  [
    'imports another module of ours',
    index('bad', `import '${join(import.meta.dirname, '../src/kernel/dates.ts')}'`),
    /imports .*dates\.ts; an extension imports schelp\/extension/,
  ],
])('EDIT-11 says why an extension is left out that %s', async (_, source, why) => {
  write('bad/index.ts', source)
  expect(await tried('bad')).toMatch(why)
})

it('EDIT-11 Git leaves the extensions of a site alone, and keeps those that ship', () => {
  const ignored = (path: string) =>
    spawnSync('git', ['check-ignore', '--quiet', '--no-index', path]).status === 0
  expect(ignored('extensions/of-this-site/index.ts')).toBe(true)
  for (const name of shipped) expect(ignored(`extensions/${name}/index.ts`)).toBe(false)
})

it('EDIT-11 npm run dev says how extensions elsewhere find the packages of the program, until they do', () => {
  expect(howToFindPackages()).toBeUndefined()
  const elsewhere = mkdtempSync(join(tmpdir(), 'schelp-elsewhere-'))
  vi.stubEnv('EXTENSIONS_DIR', elsewhere)
  const packages = join(process.cwd(), 'node_modules')
  expect(howToFindPackages()).toContain(`ln -s ${packages} ${join(elsewhere, 'node_modules')}`)
  symlinkSync(packages, join(elsewhere, 'node_modules'))
  expect(howToFindPackages()).toBeUndefined()
  rmSync(elsewhere, { recursive: true })
})
