import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { faultsOf, landedDigests } from './check-migrations.mjs'
import { inProject } from './project.mjs'
import { archiveOf, digestOf, numberOf, readReleased, releasedFile } from './releases.mjs'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { stdio: 'pipe' })
const path = (...parts: string[]) => join(root, ...parts)
const change = (name: string, act: (text: string) => string) =>
  writeFileSync(path(name), act(readFileSync(path(name), 'utf8')))
const commit = () => {
  git('add', '-A')
  git('commit', '-qm', 'Hand in')
}
const faults = () => faultsOf(root, landedDigests(root) ?? []).join('\n')

/** A project with the closed migrations of this one, and nothing else of it. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schelp-migrations-'))
  cpSync(inProject('migrations'), path('migrations'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json', 'CHANGELOG.md'])
    cpSync(inProject(name), path(name))
  const released = readReleased(root)
  for (const at of released.keys()) {
    mkdirSync(path('src/backup/testing'), { recursive: true })
    if (at > 0) writeFileSync(path(archiveOf(numberOf(at))), '')
  }
  closeAgain(released.length)
  git('init', '-q')
  commit()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Leaves an open migration of the project out, which it may have while it is worked on. */
function closeAgain(count: number) {
  for (const folder of ['migrations', 'migrations/meta'])
    execFileSync('find', [path(folder), '-maxdepth', '1', '-name', `${numberOf(count)}_*`, '-delete'])
  change('migrations/meta/_journal.json', (text) => {
    const journal = JSON.parse(text)
    return JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) })
  })
}

const last = () => readReleased(root).at(-1)?.migration ?? ''
const writeReleased = (list: readonly object[]) => writeFileSync(releasedFile(root), JSON.stringify(list))

it('RUN-07 a hand-in whose migrations are closed and as they were is accepted', () => {
  expect(faults()).toBe('')
  expect(landedDigests(root)).toHaveLength(1)
})

it('RUN-07 a folder without Git is compared with released.json only', () => {
  rmSync(path('.git'), { recursive: true })
  expect(landedDigests(root)).toBeUndefined()
  expect(faults()).toBe('')
})

it('RUN-07 an open migration is refused, and what waits to go into one', () => {
  const next = numberOf(readReleased(root).length)
  writeFileSync(path(`migrations/${next}_schema.sql`), 'select 1')
  mkdirSync(path('src/features/shop'), { recursive: true })
  writeFileSync(path('src/features/shop/schema.unreleased.sql'), 'select 1')
  expect(faults()).toMatch(new RegExp(`${next}_schema.sql is open`))
  expect(faults()).toMatch(/schema\.unreleased\.sql belongs to an open migration/)
})

it('RUN-07 an edited migration is refused, also when its digest was edited with it', () => {
  change(`migrations/${last()}.sql`, (sql) => `${sql}\nselect 1;`)
  expect(faults()).toContain(`${last()}.sql was edited after it was closed`)
  const edited = digestOf(path(`migrations/${last()}.sql`))
  writeReleased(readReleased(root).with(-1, { ...readReleased(root).at(-1), sha256: edited }))
  expect(faults()).not.toContain('was edited')
  expect(faults()).toMatch(new RegExp(`${last()} was closed otherwise in [\\da-f]+`))
  commit()
  expect(faults()).toMatch(/was closed otherwise/)
})

it('RUN-07 a closed migration that was taken away is refused', () => {
  rmSync(path(`migrations/${last()}.sql`))
  expect(faults()).toContain(`${last()}.sql was closed and is gone`)
  writeReleased(readReleased(root).slice(0, -1))
  expect(faults()).toMatch(/had closed \d migrations, of which \d are left/)
})

it('RUN-07 a closed migration without the site that it made is refused', () => {
  rmSync(path(archiveOf(last().slice(0, 4))))
  expect(faults()).toContain('by which its upgrade is tested')
})

it('RUN-07 a release without a higher version, or of which the changelog says nothing, is refused', () => {
  change('package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "0.0.9"'))
  expect(faults()).toMatch(/package\.json is of 0\.0\.9/)
  expect(faults()).toContain('package-lock.json is not of 0.0.9')
  expect(faults()).toContain('CHANGELOG.md does not tell of 0.0.9')
})

it('RUN-07 the command itself refuses what was edited, with the commit that had closed it', () => {
  cpSync(inProject('scripts'), path('scripts'), { recursive: true })
  writeReleased(readReleased(root).with(-1, { ...readReleased(root).at(-1), sha256: 'other' }))
  const { status, stderr } = spawnSync(process.execPath, [path('scripts/check-migrations.mjs')], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`${last()} was closed otherwise in`)
})
