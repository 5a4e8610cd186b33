import pg from 'pg'
import { errorCode } from '../error-code.ts'
import { DatabaseAway } from './database-away.ts'
import { GatheringSocket } from './gathering-socket.ts'

/** How often connections that wait for an answer are looked at. */
const tickMs = 500
/** After so long without a byte of an answer, another connection asks the database whether it is alive. */
const quietMs = 1_500
/** How long it may take to answer that: in all, a visitor waits less than five seconds. */
const probeLimitMs = 2_500
/** How often the watchdog tries again to reach a database that is away. */
const againMs = 1_000
const keepAliveMs = 10_000

/** The longest that one statement may run, a lock waited for included. PostgreSQL ends it. */
export const statementLimitMs = 120_000
/** The longest that a transaction may do nothing, while it holds its locks. PostgreSQL ends it. */
const idleTransactionLimitMs = 900_000

/**
 * Sees to it that nobody waits for ever for a database whose connections are open and silent: a network that drops
 * everything, a server that hangs. Statements of its clients that work long are left alone, as the database says that
 * it works on them; those of which it knows nothing are given up, and so are all of them when it does not answer.
 */
export interface Watchdog {
  /** For pools: clients that are watched from their connecting to their end. */
  Client: new (
    config?: string | pg.ClientConfig,
  ) => pg.Client
  /** False from when the database did not answer, or let nobody in, until it does. */
  isAnswering(): boolean
}

/** What is known of a client. */
interface Watched {
  socket: GatheringSocket
  /** Questions that were not answered yet. */
  open: number
  /** What its socket had read when it was last looked at, and since when that has not changed. */
  read: number
  quietSince: number
  isConnected: boolean
  backend: () => number | undefined
}

/** `@types/pg` leaves out what a client learns when it connects. */
const backendOf = (client: object): number | undefined =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : undefined

export function createWatchdog(url: string, warn: (message: string) => void): Watchdog {
  const all = new Set<Watched>()
  let isAway = false
  /** The last who wanted to connect could not. */
  let isRefusing = false
  /** Before the first connection, who starts says what is wrong. */
  let wasOpen = false
  let isAskingAgain = false
  let isAsking = false
  let timer: NodeJS.Timeout | undefined
  let lastTick = 0

  function wake() {
    if (timer) return
    lastTick = performance.now()
    timer = setInterval(tick, tickMs).unref()
  }

  function tick() {
    const now = performance.now()
    // A program that was busy itself has not read what may have come.
    const wasBusy = now - lastTick > 2 * tickMs
    lastTick = now
    let isOpen = false
    let isSuspect = false
    for (const watched of all) {
      if (watched.open === 0) continue
      isOpen = true
      if (wasBusy || watched.socket.bytesRead !== watched.read) {
        watched.read = watched.socket.bytesRead
        watched.quietSince = now
      } else if (now - watched.quietSince >= quietMs) isSuspect = true
    }
    if (isSuspect && !isAsking && !isAway) void ask(now)
    if (isOpen) return
    clearInterval(timer)
    timer = undefined
  }

  const quietOnes = (askedAt: number) =>
    [...all].filter(
      ({ open, isConnected, socket, read, quietSince }) =>
        open > 0 && isConnected && socket.bytesRead === read && askedAt - quietSince >= quietMs,
    )

  async function ask(askedAt: number) {
    isAsking = true
    try {
      const working = await askForWorking(url)
      for (const { socket, backend, quietSince } of quietOnes(askedAt)) {
        const state = working.get(backend() ?? 0)
        // Behind a pooler the database knows the connection by another number.
        const isLost =
          state === undefined
            ? performance.now() - quietSince > statementLimitMs + quietMs
            : !isWorking.includes(state)
        if (isLost) socket.destroy(new DatabaseAway())
      }
    } catch (error) {
      if (!isSilence(error)) return
      isAway = true
      warn('the database does not answer; what waits for it is given up')
      for (const { socket } of all) socket.destroy(new DatabaseAway(error))
      if (!isAskingAgain) askAgain()
    } finally {
      isAsking = false
    }
  }

  /** Asks until the database answers. */
  function askAgain() {
    isAskingAgain = true
    setTimeout(async () => {
      try {
        await askForWorking(url)
      } catch (error) {
        if (isSilence(error)) return askAgain()
      }
      isAskingAgain = false
      answers()
    }, againMs).unref()
  }

  function refuse() {
    if (wasOpen && !isRefusing && !isAway) warn('the database accepts no connections; it is asked again')
    isRefusing = true
    if (!isAskingAgain) askAgain()
  }

  function answers() {
    if (wasOpen && (isAway || isRefusing)) warn('the database answers again')
    wasOpen = true
    isAway = false
    isRefusing = false
  }

  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const socket = new GatheringSocket()
      super({
        ...(typeof config === 'string' ? { connectionString: config } : config),
        stream: () => socket,
        keepAlive: true,
        keepAliveInitialDelayMillis: keepAliveMs,
      })
      const watched: Watched = {
        socket,
        open: 0,
        read: 0,
        quietSince: 0,
        isConnected: false,
        backend: () => backendOf(this),
      }
      const turns: Turns = {
        begins() {
          if (watched.open++ > 0) return
          watched.read = -1
          wake()
        },
        ends: () => watched.open--,
      }
      // A connection that is given up between two statements of a transaction has nobody else who listens.
      this.on('error', () => undefined)
      const connect = this.connect.bind(this)
      const query: (...asked: unknown[]) => unknown = this.query.bind(this)
      /** Who waited is told once the limits stand. */
      const outcome = (told: (error: unknown) => void) => (error: unknown) => {
        if (error) {
          if (isSilence(error)) refuse()
          return told(error)
        }
        watched.isConnected = true
        answers()
        watchedCall(query, [limits, undefined, told], turns)
      }
      Object.assign(this, {
        /** While the database is away, a new connection fails at once. */
        connect(told?: (error: unknown) => void): unknown {
          if (!told)
            return new Promise((resolve, reject) =>
              this.connect((error) => (error ? reject(error) : resolve(this))),
            )
          if (isAway) return process.nextTick(told, new DatabaseAway())
          all.add(watched)
          socket.once('close', () => all.delete(watched))
          watchedCall((done) => connect(done as (error: Error) => void), [outcome(told)], turns)
        },
        query: (...asked: unknown[]) => watchedCall(query, asked, turns),
      })
    }
  }
  return { Client: WatchedClient, isAnswering: () => !isAway && !isRefusing }
}

/** Set by a statement: a pooler such as PgBouncer takes no unknown settings when a connection begins. */
const limits = `set statement_timeout = ${statementLimitMs}; set idle_in_transaction_session_timeout = ${idleTransactionLimitMs}`

/**
 * Lifts the limits of a connection, for work that takes long: migrations, back-ups. Release it with `true`, so that
 * nobody else gets it.
 */
export const liftLimits = (client: pg.ClientBase) =>
  client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')

interface Turns {
  begins(): void
  ends(): void
}

/** A statement that reads its answer itself, such as COPY. */
const isSubmittable = (value: unknown): value is { handleError: unknown; handleReadyForQuery: unknown } =>
  typeof value === 'object' && value !== null && 'handleError' in value && 'handleReadyForQuery' in value

/** Makes a call that answers by callback, by promise or by itself, and says when it began and ended. */
function watchedCall(
  call: (...asked: unknown[]) => unknown,
  asked: readonly unknown[],
  { begins, ends }: Turns,
): unknown {
  const told = asked.at(-1)
  begins()
  try {
    if (typeof told === 'function')
      return call(...asked.slice(0, -1), (...answer: unknown[]) => {
        ends()
        told(...answer)
      })
    const answer = call(...asked)
    if (answer instanceof Promise) answer.then(ends, ends)
    else if (isSubmittable(answer)) {
      // Of these two `pg` calls one, once.
      for (const name of ['handleError', 'handleReadyForQuery'] as const) {
        const handle = answer[name]
        if (typeof handle !== 'function') continue
        answer[name] = (...said: unknown[]) => {
          ends()
          return handle.apply(answer, said)
        }
      }
    } else ends()
    return answer
  } catch (error) {
    ends()
    throw error
  }
}

/** Of a server process that works on a statement. */
const isWorking = ['active', 'fastpath function call']

/** Asks the database, on a connection of its own, what each of its processes does. Throws when it does not answer. */
async function askForWorking(url: string): Promise<Map<number, string>> {
  const socket = new GatheringSocket()
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    application_name: 'schelp',
    connectionTimeoutMillis: probeLimitMs,
  })
  client.on('error', () => undefined)
  const limit = setTimeout(() => socket.destroy(new DatabaseAway()), probeLimitMs)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; state: string | null }>(
      'select pid, state from pg_stat_activity where datname = current_database()',
    )
    return new Map(rows.map(({ pid, state }) => [pid, state ?? '']))
  } finally {
    clearTimeout(limit)
    socket.destroy()
  }
}

/** Whether an error is no answer. A server that has no connection left, or refuses the password, does answer. */
const isSilence = (error: unknown) => !/^(?:53|28|3D)/.test(errorCode(error) ?? '')
