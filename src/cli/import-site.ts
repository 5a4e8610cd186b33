import { statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  bringIn,
  editedSince,
  lastImport,
  openSources,
  reportLines,
  takeBack,
  writeReport,
} from '../classic-site/index.ts'
import type { Config } from '../platform/config.ts'
import { OperatorError } from '../platform/operator-error.ts'
import type { Program } from '../program.ts'
import { linkFollower } from '../server/nightly/link-check.ts'
import { withProgram } from './existing-site.ts'
import { atIntervals, showLine } from './progress.ts'
import { UsageError } from './usage-error.ts'

/** It could not run, and nothing changed. */
const refusedExitCode = 1

export async function run(config: Config, args: readonly string[]): Promise<number> {
  try {
    return await importSite(config, args)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.error(error.message)
    return refusedExitCode
  }
}

function importSite(config: Config, args: readonly string[]): Promise<number> {
  const { paths, options } = read(args)
  const { report, undo, force, base } = options
  const dryRun = options['dry-run'] ?? false
  if (base !== undefined && !(URL.canParse(base) && /^https?:$/.test(new URL(base).protocol)))
    throw new UsageError(`${base} is no address of a website.`)
  const as = reportFormat(report)
  return withProgram(config, (program) =>
    alone(program, async () => {
      if (undo) return undoLast(program, { force, dryRun })
      const opened = await openSources(paths)
      if (!opened.ok) throw new OperatorError(problems[opened.code](opened.detail ?? ''))
      const sources = opened.value
      try {
        const follow = linkFollower(program, program.siteUrl, () => new Date(), [])
        const show = atIntervals(({ what, done }: { what: string; done: number }) =>
          showLine(`${what}: ${done}`),
        )
        const done = await bringIn(program, sources, {
          ...{ dryRun, base, leads: follow },
          onProgress: (what, count) => show({ what, done: count }),
        })
        showLine('')
        if (report !== undefined && as) writeFileSync(report, writeReport(done, as))
        if (dryRun) console.log('Er is niets veranderd. Dit zou er gebeuren:')
        for (const line of reportLines(done)) console.log(line)
        return 0
      } finally {
        await sources.close()
      }
    }),
  )
}

const problems = {
  missing: (path: string) => `${path} is not there.`,
  'not-recognised': (path: string) =>
    `${path} holds nothing that can be brought in: no export (WXR), database dump, uploads folder, table of products, template or export of Schelp.`,
  newer: (version: string) =>
    `This export was written by a later Schelp (version ${version} of the format): update this one first.`,
  'own-with-others': () => 'An export of Schelp is brought in by itself: give nothing else with it.',
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        undo: { type: 'boolean' },
        base: { type: 'string' },
        force: { type: 'boolean' },
      },
    })
    if (values.undo && positionals.length > 0) throw new UsageError(`What is ${positionals[0]}?`)
    if (!values.undo && positionals.length === 0) throw new UsageError('PATH is missing.')
    return { paths: positionals.map((path) => resolve(path)), options: values }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Before anything is done: a report that cannot be written is no use afterwards. */
function reportFormat(file: string | undefined): 'json' | 'csv' | undefined {
  if (file === undefined) return undefined
  const [, as] = /\.(json|csv)$/i.exec(file) ?? []
  if (!as) throw new UsageError('FILE ends in .json or .csv.')
  if (!statSync(dirname(resolve(file)), { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`${dirname(resolve(file))} is no folder.`)
  return as.toLowerCase() === 'csv' ? 'csv' : 'json'
}

async function undoLast(
  program: Program,
  { force, dryRun }: { force: boolean | undefined; dryRun: boolean },
): Promise<number> {
  const source = await lastImport(program)
  if (source === undefined) throw new OperatorError('No site was brought in here.')
  const edited = await editedSince(program, source)
  for (const { name } of edited)
    console.log(`${force ? 'gaat ook weg' : 'blijft'}  ${name}: is hier veranderd na de import`)
  if (dryRun) return 0
  const { entries, media, files, orders, people } = await takeBack(program, source, { force })
  console.log(
    `Teruggenomen: ${entries} bladzijden, berichten en producten, ${media} afbeeldingen, ${files} bestanden, ${orders} bestellingen, ${people} accounts.`,
  )
  return 0
}

/** 'wayi', as a number: the key of the lock that only an import takes. */
const lockKey = 0x77_61_79_69

/** One import at a time; the lock goes with its connection, so a killed one leaves none. */
async function alone(program: Program, act: () => Promise<number>): Promise<number> {
  const connection = await program.handle.pool.connect()
  try {
    const { rows } = await connection.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lockKey,
    ])
    if (!rows[0]?.mine) throw new OperatorError('Another import is under way; wait for it.')
    return await act()
  } finally {
    connection.release(true)
  }
}
