// Writes migrations/0001_schema.sql anew from the features' schema files. Until the first release there is
// nothing to upgrade from; 0000_extensions.sql is written by hand and stays.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const migrations = join(root, 'migrations')
const meta = join(migrations, 'meta')
const journalFile = join(meta, '_journal.json')

const generated = [
  ...readdirSync(migrations).map((name) => join(migrations, name)),
  ...readdirSync(meta).map((name) => join(meta, name)),
].filter((path) => basename(path).startsWith('0001_'))
const before = new Map([journalFile, ...generated].map((path) => [path, readFileSync(path)]))

const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
for (const path of generated) rmSync(path)

const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
const { status } = spawnSync(process.execPath, [kit, 'generate', '--name=schema'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0 || !existsSync(join(migrations, '0001_schema.sql'))) {
  for (const [path, contents] of before) writeFileSync(path, contents)
  process.exit(1)
}

// What Drizzle cannot say stands in a feature's schema.sql.
for (const file of globSync('src/features/*/schema.sql', { cwd: root }).sort()) {
  const statements = readFileSync(join(root, file), 'utf8')
  appendFileSync(join(migrations, '0001_schema.sql'), `\n--> statement-breakpoint\n${statements}`)
}
