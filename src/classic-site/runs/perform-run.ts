import type { Bytes } from '../../kernel/bytes.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { isDatabaseAway } from '../../platform/database/index.ts'
import { isDiskFull } from '../../platform/disk-full.ts'
import { bringIn } from '../bring-in/bring-in.ts'
import { lastImport, type TakenBack, takeBack } from '../bring-in/take-back.ts'
import type { SiteToFill } from '../bring-in/way.ts'
import type { ReportData } from '../report/report.ts'
import { CannotBringIn } from '../sources/cannot-bring-in.ts'
import { openSources, type SourceOptions, type SourceProblem } from '../sources/open-sources.ts'
import { freeBytes } from './kept-sources.ts'
import { reserveBytes } from './limits.ts'
import { runProblemTexts } from './problems.nl.ts'
import type { Run, RunProgress } from './run.ts'
import type { Runs } from './runs.ts'

/** What a run works with, whoever asked for it. */
export interface RunTools {
  site: SiteToFill
  runs: Runs
  dataDir: string
  /** Whether an address of this site leads a visitor to something. */
  leads(address: string): Promise<boolean>
  onProgress?(what: string, done: number): void
}

export type RunProblem = SourceProblem | 'no-room' | 'stopped'

/** Staff asked for an end: what was brought so far stays, and the next run goes on from there. */
class StopAsked extends Error {}
class NoRoom extends Error {}

const noteMs = 1_000

/**
 * Counts what sources would bring, or brings it, and keeps how far it is where the staff area reads it. What fails in a
 * way that nobody foresaw is noted, and thrown.
 * @param paths of the sources
 * @param isPublic whether the old site may only be asked at a public address: somebody in the staff area named it
 */
export async function performImport(
  tools: RunTools,
  run: Run,
  paths: readonly string[],
  { isPublic = false, ...options }: SourceOptions & { isPublic?: boolean } = {},
): Promise<Result<ReportData, RunProblem, string>> {
  const { site, runs } = tools
  const noted = noteProgress(tools, run)
  const end = async (code: RunProblem, detail?: string) => {
    noted.end()
    const state = code === 'stopped' ? 'stopped' : 'failed'
    const problem = code === 'stopped' ? undefined : await sentenceFor(code, tools, detail)
    await runs.change(run.id, { state, ...noted.progress(), ...(problem && { problem }) })
    return fail(code, detail ?? '')
  }
  try {
    const opened = await openSources([...paths], options)
    if (!opened.ok) return await end(opened.code, opened.detail)
    const sources = opened.value
    try {
      await runs.change(run.id, { sources: sources.found })
      const report = await bringIn(site, sources, {
        dryRun: run.kind === 'try',
        base: run.base,
        isPublic,
        leads: tools.leads,
        onProgress: noted.onProgress,
      })
      noted.end()
      await runs.change(run.id, {
        state: 'done',
        report,
        oldSite: report.source,
        sources: sources.found,
        ...noted.progress(),
      })
      return ok(report)
    } finally {
      await sources.close()
    }
  } catch (error) {
    noted.end()
    if (error instanceof StopAsked) return end('stopped')
    if (error instanceof NoRoom || isDiskFull(error)) return end('no-room')
    await noteFailure(tools, run, error)
    throw error
  }
}

/** Takes the last import back, and keeps what was changed here since, unless `force`. */
export async function performUndo(
  tools: Pick<RunTools, 'site' | 'runs'>,
  run: Run,
): Promise<Result<TakenBack, 'nothing-here'>> {
  const { site, runs } = tools
  const source = await lastImport(site)
  if (source === undefined) {
    await runs.change(run.id, { state: 'failed', problem: runProblemTexts['nothing-here']() })
    return fail('nothing-here')
  }
  try {
    const takenBack = await takeBack(site, source, { force: run.force })
    await runs.change(run.id, { state: 'done', oldSite: takenBack.source, takenBack })
    return ok(takenBack)
  } catch (error) {
    await noteFailure(tools, run, error)
    throw error
  }
}

/** A database that is away comes back, and the run goes on then. */
async function noteFailure({ runs }: Pick<RunTools, 'runs'>, run: Run, error: unknown): Promise<void> {
  if (isDatabaseAway(error)) return
  const problem = runProblemTexts[error instanceof CannotBringIn ? error.code : 'failed']()
  await runs.change(run.id, { state: 'failed', problem }).catch(() => undefined)
}

async function sentenceFor(
  code: Exclude<RunProblem, 'stopped'>,
  { dataDir }: Pick<RunTools, 'dataDir'>,
  detail = '',
): Promise<string> {
  if (code === 'not-recognised') return runProblemTexts[code](detail.split(/[/\\]/).at(-1) ?? '')
  if (code === 'no-room') return runProblemTexts[code](await freeBytes(dataDir))
  return runProblemTexts[code]()
}

/** Writes how far a run is, and looks whether it may go on, about once a second; in between nothing is asked. */
function noteProgress({ runs, dataDir, onProgress }: RunTools, run: Run) {
  const done: Record<string, number> = {}
  let now: RunProgress | undefined
  let stop: Error | undefined
  let isWriting = false
  const look = async () => {
    if (isWriting) return
    isWriting = true
    try {
      if (now) await runs.change(run.id, { progress: now })
      if (await runs.isStopAsked(run.id)) stop ??= new StopAsked()
      const free: Bytes | undefined = await freeBytes(dataDir)
      if (free !== undefined && free < reserveBytes) stop ??= new NoRoom()
    } catch {
      // A database that is away is noticed by the import itself.
    } finally {
      isWriting = false
    }
  }
  const timer = setInterval(look, noteMs)
  return {
    onProgress(what: string, count: number) {
      done[what] = count
      now = { at: what, done: { ...done } }
      onProgress?.(what, count)
      if (stop) throw stop
    },
    progress: (): { progress?: RunProgress } => (now ? { progress: now } : {}),
    end: () => clearInterval(timer),
  }
}
