import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import {
  type DatabaseHandle,
  type Executor,
  isDatabaseAway,
  outsideUnit,
  presentTransaction,
} from './database/index.ts'
import type { Log } from './log.ts'
import { quietMoment } from './quiet-moment.ts'

/** Anything that runs SQL: the pool's Drizzle or a transaction of it. */
export type { Executor } from './database/index.ts'

/** A job kind: its queue's name, its payload's schema, and how it is retried. */
export interface JobKind<Payload> {
  name: string
  schema: z.ZodType<Payload>
  /** Retries after the first try; default: 5. The pauses double, from about 10 seconds to an hour. */
  retryLimit?: number
  /** A run counts as failed after this time; default: 15 minutes. */
  expireInSeconds?: number
  /** Whether it waits, for some seconds at most, while the program is busy with visitors. */
  patient?: boolean
  /** How many may run at once on one node; default: 1. */
  concurrency?: number
}

interface DefinedJob {
  kind: Pick<JobKind<never>, 'name' | 'concurrency' | 'patient'>
  run: (data: unknown) => Promise<void>
}

export interface SendOptions {
  /**
   * The transaction that the job belongs to: the job exists if this commits. Default: the open unit of work, if any.
   */
  tx?: Executor
  startAfter?: Date
  /** No job is added while another job of this kind with this key waits to begin. */
  singletonKey?: string
}

/**
 * Work that must happen, stored in the database: it survives a restart and is retried if it fails. A job may run
 * twice (if the program is killed at its end), so a second run must do no harm.
 */
export interface Jobs {
  /** Sets the function that runs a kind. Call it before `start`. */
  define<Payload extends object>(kind: JobKind<Payload>, run: (payload: Payload) => Promise<void>): void
  /** Adds a job. A program that never calls `start` may also add jobs, for another one to run. */
  send<Payload extends object>(kind: JobKind<Payload>, payload: Payload, options?: SendOptions): Promise<void>
  /** Schedules a kind by the clock of Amsterdam, once for all nodes. `cron` has five fields. */
  schedule(kind: JobKind<Record<string, never>>, cron: string): Promise<void>
  start(): Promise<void>
  /** Takes no new jobs, and waits at most 20 seconds for running ones; unfinished ones run again later. */
  stop(): Promise<void>
}

/** Jobs whose workers can be watched. */
export interface WatchedJobs extends Jobs {
  /**
   * How long ago the worker that is furthest behind looked for work; a worker with a job is not behind. Undefined
   * while this program runs no jobs.
   */
  quietMs(): number | undefined
}

const firstRetrySeconds = 10
const longestRetrySeconds = 3_600
/** The jobs of a killed node count as failed after about this time, and are retried. */
const heartbeatSeconds = 30
/** New jobs are notified; polling finds delayed ones and retries. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 }
const stopLimitMs = 20_000
/**
 * How long a job waits for a burst of visitors to end. A job that was added longer ago does not wait, so that no
 * queue grows.
 */
const patienceMs = 5_000
/**
 * Separate from the pool: a transaction that holds a connection of the pool must not wait for another one to add a
 * job.
 */
const connections = 2

export function createJobs(deps: {
  handle: Pick<DatabaseHandle, 'url' | 'watchdog'>
  log: Log
}): WatchedJobs {
  const { handle, log } = deps
  const defined: DefinedJob[] = []
  const queues = new Map<string, Promise<void>>()
  let boss: Promise<PgBoss> | undefined
  let working: PgBoss | undefined

  const connect = (role: 'sender' | 'worker') => {
    const isWorker = role === 'worker'
    const connecting = new PgBoss({
      // The type leaves out options that are passed on to `pg`.
      ...{ Client: handle.watchdog.Client },
      connectionString: handle.url,
      application_name: 'schelp jobs',
      max: connections,
      supervise: isWorker,
      schedule: isWorker,
      useListenNotify: isWorker,
    })
    connecting.on('error', (err) => {
      // Every worker reports this every few seconds, and the pool has warned once for each lost connection.
      log[isDatabaseAway(whole(err)) ? 'debug' : 'error'](
        { err },
        'the job queue failed; its workers try again',
      )
    })
    connecting.on('warning', ({ message }) => log.warn(message))
    const started = connecting.start()
    started.catch(() => {
      boss = undefined
    })
    return started
  }

  const bossWithQueue = async (name: string) => {
    boss ??= outsideUnit(() => connect('sender'))
    const connected = await boss
    let queue = queues.get(name)
    if (!queue) {
      queue = connected.createQueue(name, { policy: 'short', notify: true, heartbeatSeconds })
      queue.catch(() => queues.delete(name))
      queues.set(name, queue)
    }
    await queue
    return connected
  }

  const work = async ({ kind, run }: DefinedJob) => {
    const connected = await bossWithQueue(kind.name)
    let worker = ''
    worker = await connected.work(kind.name, { ...polling, includeMetadata: true }, async ([job]) => {
      try {
        if (kind.patient && job) await quietMoment(job.createdOn.getTime() + patienceMs - Date.now())
        await run(job?.data)
      } catch (err) {
        log.error(
          { err, job: kind.name, id: job?.id },
          'a job failed; after its last try the staff area lists it',
        )
        throw err
      } finally {
        // Without this, the worker would pause after each job, however many wait.
        connected.notifyWorker(worker)
      }
    })
  }

  return {
    define(kind, run) {
      defined.push({ kind, run: (data) => run(kind.schema.parse(data)) })
    },

    async send(kind, payload, { tx = presentTransaction(), startAfter, singletonKey } = {}) {
      const data = kind.schema.parse(payload)
      const connected = await bossWithQueue(kind.name)
      const options = {
        ...triesOf(kind),
        startAfter,
        singletonKey: singletonKey ?? randomUUID(),
        db: tx && fromDrizzle(tx, sql),
      }
      while ((await connected.send(kind.name, data, options)) === null) {
        if (!tx || (await holdWaiting(tx, kind.name, options.singletonKey))) return
      }
    },

    async schedule(kind, cron) {
      const connected = await bossWithQueue(kind.name)
      await connected.schedule(kind.name, cron, {}, { ...triesOf(kind), tz: 'Europe/Amsterdam' })
    },

    async start() {
      const sender = boss
      boss = connect('worker')
      await (await sender)?.stop({ graceful: false })
      for (const job of defined) {
        for (let count = job.kind.concurrency ?? 1; count > 0; count--) await work(job)
      }
      working = await boss
      // Retries the jobs of a killed program at once, not in a minute.
      await working.supervise()
    },

    quietMs() {
      if (!working) return undefined
      const now = Date.now()
      const quiet = working
        .getWipData()
        .map(({ count, lastFetchedOn, createdOn }) => (count > 0 ? 0 : now - (lastFetchedOn ?? createdOn)))
      return Math.max(0, ...quiet)
    },

    async stop() {
      const connected = await boss
      if (!connected) return
      working = undefined
      const finished = Promise.all(defined.map(({ kind }) => connected.offWork(kind.name)))
      const limit = new AbortController()
      await Promise.race([finished, delay(stopLimitMs, undefined, { signal: limit.signal })])
      limit.abort()
      await connected.stop({ graceful: false })
      boss = undefined
    },
  }
}

/** The workers of pg-boss pass on copies of errors, which are not instances of `Error`. */
const whole = (error: object): Error =>
  error instanceof Error
    ? error
    : Object.assign(new Error('message' in error ? String(error.message) : ''), error)

const triesOf = (kind: Pick<JobKind<never>, 'retryLimit' | 'expireInSeconds'>) => ({
  retryLimit: kind.retryLimit ?? 5,
  retryDelay: firstRetrySeconds,
  retryDelayMax: longestRetrySeconds,
  retryBackoff: true,
  expireInSeconds: kind.expireInSeconds ?? 900,
})

/**
 * Keeps a waiting job from beginning before `tx` commits, so that it sees the rows that `tx` wrote. Returns false if
 * it has begun already.
 */
async function holdWaiting(tx: Executor, name: string, singletonKey: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pgboss.job
    where name = ${name} and singleton_key = ${singletonKey} and state = 'created'
    for update`)
  return rows.length > 0
}
