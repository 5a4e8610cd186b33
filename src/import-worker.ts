import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { importJob, importSweepJob, mostGone, runProblemTexts } from './classic-site/runs/index.ts'
import { endedCodes, type ImportMessage } from './import-messages.ts'
import type { Config } from './platform/config.ts'
import type { Log } from './platform/log.ts'
import type { Program } from './program.ts'

/** How a run ended: `busy`, another one imports; `gone`, its process ended by itself. */
export type RunEnded = 'done' | 'busy' | 'gone'

const busyMs = 20_000
const goneMs = 2_000
const sweepAt = '50 3 * * *'
/** Beside it comes what holds pictures and the file of a dump: together 600 MB. */
const maxHeapMb = 400
const patience = 10

/** Beside the bundle in a build; while the program is developed and tested there is none. */
const program = ['./import-process.js', '../import-process.js']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

/**
 * Lets this node work on what staff ask of the importer: in a process of its own, by a job, one at a time on all nodes.
 * Call it before the jobs are started.
 * @param work for tests; otherwise the process
 */
export function workOnImports(
  { jobs, siteImports, log }: Pick<Program, 'jobs' | 'siteImports'> & { log: Pick<Log, 'error'> },
  config: Config,
  work: (id: number, signal: AbortSignal) => Promise<RunEnded> = (id, signal) =>
    program ? inProcess(program, { config, id }, signal) : here(config, id),
) {
  const { runs, sources } = siteImports
  const closing = new AbortController()
  let atWork: Promise<void> | undefined

  const again = (afterMs: number) =>
    jobs.send(importJob, {}, { singletonKey: importJob.name, startAfter: new Date(Date.now() + afterMs) })

  async function workOnAll(): Promise<void> {
    for (;;) {
      const run = await runs.next()
      if (!run || closing.signal.aborted) return
      const ended = await work(run.id, closing.signal)
      if (closing.signal.aborted) return await again(goneMs)
      // The database was away, perhaps: the run is where it was.
      const isAsBefore = ended === 'done' && (await runs.next())?.id === run.id
      if (ended === 'busy' || isAsBefore) return await again(busyMs)
      if (ended === 'gone') {
        const times = await runs.noteGone(run.id)
        log.error({ run: run.id, times }, 'the process of an import ended by itself')
        if (times >= mostGone) await runs.change(run.id, { state: 'failed', problem: runProblemTexts.gone() })
        else await delay(goneMs, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  jobs.define(importJob, async () => {
    // A job that took too long runs once more while it still runs.
    if (atWork) return
    atWork = workOnAll().finally(() => {
      atWork = undefined
    })
    await atWork
  })
  jobs.define(importSweepJob, async () => {
    if (!(await runs.next())) await sources.sweep()
  })
  return {
    /** Goes on with what a restart broke off. */
    async start(): Promise<void> {
      await jobs.schedule(importSweepJob, sweepAt)
      await siteImports.wake()
    },
    /** Ends the process; what it was doing goes on at the next start, or on another node. */
    async close(): Promise<void> {
      closing.abort()
      await atWork?.catch(() => undefined)
    },
  }
}

/** While the program is developed. */
async function here(config: Config, id: number): Promise<RunEnded> {
  const [{ openProgram }, { workFor }] = await Promise.all([
    import('./program.ts'),
    import('./cli/work-for-staff.ts'),
  ])
  const opened = await openProgram(config)
  try {
    return (await workFor(opened, config, id)).ok ? 'done' : 'busy'
  } catch (err) {
    opened.log.error({ err, run: id }, 'an import of a classic site failed')
    return 'done'
  } finally {
    await opened.close()
  }
}

async function inProcess(url: URL, message: ImportMessage, signal: AbortSignal): Promise<RunEnded> {
  const child = fork(url, {
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end)
  try {
    makePatient(child)
    child.send(message)
    const [code] = await once(child, 'exit')
    return code === endedCodes.done ? 'done' : code === endedCodes.busy ? 'busy' : 'gone'
  } catch {
    return 'gone'
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** Visitors come first. */
function makePatient({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, patience)
  } catch {
    // The system does not allow it, or the process has ended.
  }
}
