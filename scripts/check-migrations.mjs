// node scripts/check-migrations.mjs: refuses a hand-in with an open or edited migration (decision 0052). `.ci/run` calls
// it; `npm test` does not, so that a migration may stay open while it is worked on.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { giveUp, root as project, runOnProjectNode } from './project.mjs'
import {
  archiveOf,
  compareVersions,
  digestOf,
  migrationsIn,
  numberOf,
  readChangelog,
  readReleased,
} from './releases.mjs'

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const landed = landedDigests(project)
  if (!landed)
    console.log('There is no history of Git here: migrations are compared with released.json only.')
  const faults = faultsOf(project, landed ?? [])
  if (faults.length > 0) giveUp(faults.join('\n'))
  ensureInstalled()
  if ((await runOnProjectNode([join(project, 'scripts', 'db-generate.mjs'), '--check'])) !== 0)
    process.exit(1)
  console.log('Every migration is closed, and none was edited.')
}

/**
 * Returns what is wrong with the migrations of a project, a sentence each.
 * @param landed what earlier commits had closed: { commit, digests }, in the order of the migrations
 */
export function faultsOf(root, landed) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const released = readReleased(root)
  const names = migrationsIn(root)
  const faults = []

  for (const [at, { migration, sha256 }] of released.entries()) {
    const file = join(root, 'migrations', `${migration}.sql`)
    if (!migration.startsWith(numberOf(at)))
      faults.push(`released.json names ${migration} at ${numberOf(at)}.`)
    else if (!existsSync(file)) faults.push(`${migration}.sql was closed and is gone.`)
    else if (digestOf(file) !== sha256)
      faults.push(`${migration}.sql was edited after it was closed: put it back, and write a new migration.`)
    if (at > 0 && !existsSync(join(root, archiveOf(numberOf(at)))))
      faults.push(`${migration} has no ${archiveOf(numberOf(at))}, by which its upgrade is tested.`)
  }
  const closed = new Set(released.map(({ migration }) => migration))
  for (const name of names.filter((known) => !closed.has(known)))
    faults.push(`${name}.sql is open: close it with \`npm run db:generate -- --release\`.`)
  const sources = existsSync(join(root, 'src')) ? readdirSync(join(root, 'src'), { recursive: true }) : []
  for (const file of sources.filter((path) => /schema\.unreleased[\w-]*\.sql$/.test(path)))
    faults.push(`src/${file} belongs to an open migration: run \`npm run db:generate -- --release\`.`)
  const journal = JSON.parse(read('migrations/meta/_journal.json')).entries.map(({ tag }) => tag)
  if (journal.join() !== names.join())
    faults.push('migrations/meta/_journal.json names other migrations than stand there.')

  for (const { commit, digests } of landed) {
    const at = digests.findIndex((digest, index) => released[index] && released[index].sha256 !== digest)
    if (at >= 0)
      faults.push(`${released[at].migration} was closed otherwise in ${commit}: sites ran that text.`)
    else if (digests.length > released.length)
      faults.push(`${commit} had closed ${digests.length} migrations, of which ${released.length} are left.`)
  }

  const { version } = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json'))
  const last = released.at(-1)
  const { versions } = readChangelog(read('CHANGELOG.md'))
  if (compareVersions(version, last.version) < 0)
    faults.push(`package.json is of ${version}, and ${last.migration} came with ${last.version}.`)
  if (lock.version !== version || lock.packages[''].version !== version)
    faults.push(`package-lock.json is not of ${version}.`)
  for (const wanted of new Set([version, ...released.map((release) => release.version)]))
    if (!versions.includes(wanted)) faults.push(`CHANGELOG.md does not tell of ${wanted}.`)
  return faults
}

/** What each commit of the present history had closed; undefined where Git knows nothing. */
export function landedDigests(root) {
  const file = 'migrations/released.json'
  const commits = git(root, 'log', '--format=%h', 'HEAD', '--', file)
  return commits
    ?.split('\n')
    .filter(Boolean)
    .map((commit) => ({ commit, digests: digestsIn(git(root, 'show', `${commit}:./${file}`)) }))
}

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/** Until 0.2.0 the list held digests only; a commit that took the list away had closed nothing. */
function digestsIn(text) {
  return text === undefined ? [] : JSON.parse(text).map((item) => item.sha256 ?? item)
}
