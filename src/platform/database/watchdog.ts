import pg from 'pg'
import { errorCode } from '../error-code.ts'
import { DatabaseAway } from './database-away.ts'
import { GatheringSocket } from './gathering-socket.ts'

/** How often connections that wait for an answer are checked. */
const tickMs = 500
/** After this time without a byte of an answer, another connection asks the database whether it is alive. */
const quietMs = 1_500
/** How long that question may take, so that in total a visitor waits less than five seconds. */
const probeLimitMs = 2_500
/** How often the watchdog tries to reach a database that does not answer. */
const againMs = 1_000
const keepAliveMs = 10_000

/** The longest time for one statement, including waiting for locks. PostgreSQL then cancels it. */
export const statementLimitMs = 120_000
/** The longest time for a transaction to be idle, which holds its locks. PostgreSQL then ends it. */
const idleTransactionLimitMs = 900_000

/**
 * Makes sure that nothing waits for ever for a database whose connections are open but silent: a network that drops
 * everything, or a server that hangs. Statements that work long are left alone, as long as the database says that it
 * works on them. Statements that it does not know of are given up; so are all statements if it does not answer.
 */
export interface Watchdog {
  /** For pools: clients that are watched from their connection to their end. */
  Client: new (
    config?: string | pg.ClientConfig,
  ) => pg.Client
  /** False from the moment that the database does not answer, or accepts no connections, until it does again. */
  isAnswering(): boolean
}

/** The state of a client. */
interface Watched {
  socket: GatheringSocket
  /** How many questions have no answer yet. */
  open: number
  /** How many bytes its socket had read at the last check, and since when that number has not changed. */
  read: number
  quietSince: number
  isConnected: boolean
  backend: () => number | undefined
}

/** The process id of the server, which a client learns when it connects and which `@types/pg` leaves out. */
const backendOf = (client: object): number | undefined =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : undefined

export function createWatchdog(url: string, warn: (message: string) => void): Watchdog {
  const all = new Set<Watched>()
  let isAway = false
  /** Whether the last attempt to connect failed. */
  let isRefusing = false
  /** Before the first connection, the start of the program reports problems itself. */
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
    // If this program was busy itself, answers may have come that it has not read.
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

  const quietOnes = (startedAt: number) =>
    [...all].filter(
      ({ open, isConnected, socket, read, quietSince }) =>
        open > 0 && isConnected && socket.bytesRead === read && startedAt - quietSince >= quietMs,
    )

  async function ask(startedAt: number) {
    isAsking = true
    try {
      const working = await askForWorking(url)
      for (const { socket, backend, quietSince } of quietOnes(startedAt)) {
        const state = working.get(backend() ?? 0)
        // Behind a pooler, the database knows the connection by another number.
        const isLost =
          state === undefined
            ? performance.now() - quietSince > statementLimitMs + quietMs
            : !isWorking.includes(state)
        if (isLost) socket.destroy(new DatabaseAway())
      }
    } catch (error) {
      if (!isSilence(error)) return
      isAway = true
      warn(
        'the database does not answer: open queries fail, and it is tried again; if this lasts, check that PostgreSQL runs',
      )
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
    if (wasOpen && !isRefusing && !isAway)
      warn('the database accepts no connections: it is tried again; if this lasts, check its log')
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
      // If a connection is given up between two statements of a transaction, nobody else listens for its error.
      this.on('error', () => undefined)
      const connect = this.connect.bind(this)
      const query: (...args: unknown[]) => unknown = this.query.bind(this)
      /** Calls back after the limits are set. */
      const outcome = (callback: (error: unknown) => void) => (error: unknown) => {
        if (error) {
          if (isSilence(error)) refuse()
          return callback(error)
        }
        watched.isConnected = true
        answers()
        watchedCall(query, [limits, undefined, callback], turns)
      }
      Object.assign(this, {
        /** While the database does not answer, a new connection fails at once. */
        connect(callback?: (error: unknown) => void): unknown {
          if (!callback)
            return new Promise((resolve, reject) =>
              this.connect((error) => (error ? reject(error) : resolve(this))),
            )
          if (isAway) return process.nextTick(callback, new DatabaseAway())
          all.add(watched)
          socket.once('close', () => all.delete(watched))
          watchedCall((done) => connect(done as (error: Error) => void), [outcome(callback)], turns)
        },
        query: (...args: unknown[]) => watchedCall(query, args, turns),
      })
    }
  }
  return { Client: WatchedClient, isAnswering: () => !isAway && !isRefusing }
}

/** Set by a statement, because a pooler such as PgBouncer accepts no unknown settings when a connection begins. */
const limits = `set statement_timeout = ${statementLimitMs}; set idle_in_transaction_session_timeout = ${idleTransactionLimitMs}`

/**
 * Removes the limits of a connection, for work that takes long: migrations and backups. Release it with `true`, so
 * that nobody else gets it.
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

/** Makes a call that answers by a callback, by a promise or by itself, and tells when it begins and ends. */
function watchedCall(
  call: (...args: unknown[]) => unknown,
  args: readonly unknown[],
  { begins, ends }: Turns,
): unknown {
  const callback = args.at(-1)
  begins()
  try {
    if (typeof callback === 'function')
      return call(...args.slice(0, -1), (...answer: unknown[]) => {
        ends()
        callback(...answer)
      })
    const answer = call(...args)
    if (answer instanceof Promise) answer.then(ends, ends)
    else if (isSubmittable(answer)) {
      // `pg` calls one of these two, once.
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

/** The states of a server process that works on a statement. */
const isWorking = ['active', 'fastpath function call']

/** Asks the database, on a new connection, for the state of each of its processes. Throws if it does not answer. */
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

/**
 * Whether an error means that there was no answer. A server that has no connection left, or refuses the password,
 * does answer.
 */
const isSilence = (error: unknown) => !/^(?:53|28|3D)/.test(errorCode(error) ?? '')
