import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import packageJson from '../../package.json' with { type: 'json' }
import { clientAddressReader, isWithin } from '../platform/client-address.ts'
import type { Config } from '../platform/config.ts'
import type { Program } from '../program.ts'
import type { PageCache } from './page/page-cache.ts'

/** The part of the program that answered. Addresses are no labels: they would reveal what somebody looked at. */
type Kind = 'page' | 'wire' | 'staff' | 'account' | 'shop' | 'download' | 'media' | 'other'

const kinds: Readonly<Record<string, Kind>> = {
  'wp-json': 'wire',
  'wp-admin': 'staff',
  'staff-api': 'staff',
  'my-account': 'account',
  cart: 'shop',
  checkout: 'shop',
  download: 'download',
  media: 'media',
  health: 'other',
  metrics: 'other',
  assets: 'other',
}

function kindOf(address: string): Kind {
  if (/^\/wp-admin\/admin-ajax\.php|[?&]wc-ajax=/.test(address)) return 'wire'
  const first = /^\/([^/?]*)/.exec(address)?.[1] ?? ''
  return Object.hasOwn(kinds, first) ? (kinds[first] ?? 'page') : 'page'
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  /** Counts a page from the cache or a built file, which has been answered already. */
  countHit(kind: 'page-cache' | 'asset'): void
  /** Counts an answer of the app and its duration, once it has ended. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Whether a program may read the figures: on this machine, at an allowed address, or with the token. */
  mayRead(request: IncomingMessage): boolean
  /** The figures in the format of Prometheus, and its content type. */
  text(): Promise<{ text: string; type: string }>
}

/**
 * Creates figures about this process and about what waits for the operator (RUN-05). They hold nothing about persons.
 */
export function createMetrics(
  program: Program,
  cache: PageCache,
  config: Pick<Config, 'metricsToken' | 'metricsFrom' | 'trustProxy'>,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  // Prometheus keeps this ending for what only grows; each has a twin by type.
  for (const what of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${what}_total`)
  const answers = new Counter({
    name: 'schelp_answers_total',
    help: 'Requests that were answered, by who answered and the first digit of the status.',
    labelNames: ['kind', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'schelp_answer_seconds',
    help: 'How long answers took that were not ready in the page cache.',
    labelNames: ['kind'] as const,
    buckets: secondsBuckets,
    registers,
  })
  /** A figure that cannot be read is left out: the others are told all the same. */
  const gauge = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await (async () => read())().catch(() => undefined)
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  new Gauge({
    name: 'schelp_build_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: packageJson.version, node: process.version }, 1)
  const system = program.system
  gauge('schelp_page_cache_bytes', 'What the kept pages weigh.', () => cache.bytes)
  gauge('schelp_database_connections', 'Connections to the database.', () => program.handle.pool.totalCount)
  gauge(
    'schelp_database_waiting',
    'Requests that wait for a connection.',
    () => program.handle.pool.waitingCount,
  )
  gauge('schelp_jobs_failed', 'Jobs that were given up.', async () => (await firstOf(program)).total)
  gauge(
    'schelp_jobs_waiting',
    'Jobs that are due and were not begun yet.',
    async () => (await program.waitingJobs()).count,
  )
  gauge(
    'schelp_jobs_oldest_seconds',
    'How long the oldest of those has been due.',
    async () => (await program.waitingJobs()).oldestSeconds,
  )
  gauge('schelp_jobs_quiet_seconds', 'Since the workers of this program last looked for work.', () => {
    const quietMs = program.jobs.quietMs()
    return quietMs === undefined ? undefined : quietMs / 1_000
  })
  gauge('schelp_database_answers', 'Whether the database answers this program.', () =>
    Number(program.handle.watchdog.isAnswering()),
  )
  new Gauge({
    name: 'schelp_planned_job_success_timestamp_seconds',
    help: 'When a job that runs at set times last succeeded.',
    labelNames: ['job'],
    registers,
    async collect() {
      this.reset()
      for (const { id, lastSuccessAt } of await program.plannedJobs().catch(() => []))
        if (lastSuccessAt) this.set({ job: id }, lastSuccessAt.getTime() / 1_000)
    },
  })
  gauge('schelp_mails_waiting', 'Mails that did not go out.', () => program.mailbox.waiting())
  gauge(
    'schelp_disk_free_bytes',
    'Free on the disk of the data folder.',
    async () => (await system()).disk?.free,
  )
  gauge(
    'schelp_backup_age_seconds',
    'Since the last backup from this machine; absent when there is none.',
    async () => {
      const { lastBackup } = await system()
      return lastBackup && (Date.now() - lastBackup.madeAt.getTime()) / 1000
    },
  )
  gauge(
    'schelp_backup_files_missing',
    'Files that rows needed and the storage did not have at the last backup; absent when there is none.',
    async () => (await system()).lastBackup?.missing,
  )
  const hits = {
    'page-cache': answers.labels({ kind: 'page-cache', status: '2xx' }),
    asset: answers.labels({ kind: 'asset', status: '2xx' }),
  }
  const addressOf = clientAddressReader(config.trustProxy)
  const isAllowed = isWithin(config.metricsFrom)
  const token = config.metricsToken && `Bearer ${config.metricsToken}`
  return {
    mayRead(request) {
      if (isFromThisMachine(request)) return true
      const { socket, headers } = request
      if (token !== undefined && isSame(headers.authorization ?? '', token)) return true
      return isAllowed(addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString()))
    },
    countHit: (kind) => hits[kind].inc(),
    watch({ url = '/' }, response) {
      const kind = kindOf(url)
      const end = seconds.startTimer({ kind })
      response.once('close', () => {
        end()
        answers.inc({ kind, status: `${String(response.statusCode).charAt(0)}xx` })
      })
    },
    text: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}

/** Compares in a time that tells nothing. */
const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

const firstOf = ({ failedJobs }: Pick<Program, 'failedJobs'>) => failedJobs.list({ page: 1, perPage: 1 })

const loopback = /^(?:127\.|::1$|::ffff:127\.)/
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** Whether a request comes from this machine itself. A request passed on by a proxy on this machine does not. */
export const isFromThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
