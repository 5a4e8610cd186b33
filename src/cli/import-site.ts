import { statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  alone,
  editedSince,
  lastImport,
  performImport,
  performUndo,
  reportLines,
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
  return withProgram(config, async (program) => {
    const { runs } = program.siteImports
    const done = await alone(program.handle, async () => {
      await runs.endLost()
      if (undo) return undoLast(program, { force, dryRun })
      const run = await runs.beginByCommand({ kind: dryRun ? 'try' : 'bring', base })
      const show = atIntervals(({ what, done }: { what: string; done: number }) =>
        showLine(`${what}: ${done}`),
      )
      const tools = {
        site: program,
        runs,
        dataDir: config.dataDir,
        leads: linkFollower(program, program.siteUrl, () => new Date(), []),
        onProgress: (what: string, count: number) => show({ what, done: count }),
      }
      const performed = await performImport(tools, run, paths)
      if (!performed.ok) throw new OperatorError(problems[performed.code](performed.detail ?? ''))
      showLine('')
      if (report !== undefined && as) writeFileSync(report, writeReport(performed.value, as))
      if (dryRun) console.log('Er is niets veranderd. Dit zou er gebeuren:')
      for (const line of reportLines(performed.value)) console.log(line)
      return 0
    })
    if (!done.ok) throw new OperatorError('Another import is under way; wait for it.')
    return done.value
  })
}

const problems = {
  stopped: () => 'The import was stopped; run it again to go on.',
  'no-room': () => 'There is not enough room on the disk; run it again once there is.',
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
  const { runs } = program.siteImports
  const run = await runs.beginByCommand({ kind: 'undo', force: force ?? false })
  const undone = await performUndo({ site: program, runs }, run)
  if (!undone.ok) throw new OperatorError('No site was brought in here.')
  const { entries, media, files, orders, people } = undone.value
  console.log(
    `Teruggenomen: ${entries} bladzijden, berichten en producten, ${media} afbeeldingen, ${files} bestanden, ${orders} bestellingen, ${people} accounts.`,
  )
  return 0
}
