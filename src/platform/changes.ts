import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { afterCommit, type DatabaseHandle, type Transaction } from './database/index.ts'
import { listen } from './database/listen.ts'
import { noteChanged, presentTransaction } from './database/unit-of-work.ts'

type Listener = (tags: readonly string[], how?: 'missed') => void

/**
 * Notifies every node at commit of what changed, by tags such as `entry:14107`, `document:3`, `list:jacobalia`,
 * `list:plaats:utrecht`, `file:12`, `list:files`. Only caches listen; work that must happen is a job.
 */
export interface Changes {
  /** Publishes what a transaction changes. The commit sends it, even if the program is killed right afterwards. */
  publish(tags: readonly string[], tx: Transaction): Promise<void>
  /** Publishes changes that happen outside a transaction, by the clock alone; in a unit of work, those of the unit. */
  publishNow(tags: readonly string[]): Promise<void>
  /** The listener is also called with `['*']`, `'missed'`, when changes may have been missed. */
  subscribe(listener: Listener): () => void
  close(): Promise<void>
}

export const changesChannel = 'schelp_changes'
/** PostgreSQL accepts 7,999 bytes; the rest is for the node's id and the JSON around the tags. */
const tagsPerMessageBytes = 7_500
const firstPauseMs = 200
const longestPauseMs = 30_000

const message = z.object({ node: z.string(), tags: z.array(z.string()) })

/**
 * Creates changes over the database's LISTEN/NOTIFY. The node's own listeners are called before `publishNow`, or the
 * transaction, resolves; those of other nodes soon after. Notifications that fail while the database does not answer
 * are sent later.
 */
export async function createChanges(handle: Pick<DatabaseHandle, 'pool' | 'url'>): Promise<Changes> {
  const node = randomUUID()
  const listeners = new Set<Listener>()
  const tell: Listener = (tags, how) => {
    for (const listener of listeners) listener(tags, how)
  }
  const listener = await listen({
    url: handle.url,
    channel: changesChannel,
    received(payload) {
      const { node: sender, tags } = message.parse(JSON.parse(payload))
      if (sender !== node) tell(tags)
    },
    missed: () => tell(['*'], 'missed'),
  })

  const messagesOf = (tags: readonly string[]) =>
    inMessages(tags).map((part) => JSON.stringify({ node, tags: part }))
  const notify = (tags: readonly string[]) =>
    handle.pool.query('select pg_notify($1, message) from unnest($2::text[]) as message', [
      changesChannel,
      messagesOf(tags),
    ])
  const closing = new AbortController()
  const unsent = new Set<string>()
  const sendLater = async () => {
    for (
      let pauseMs = firstPauseMs;
      !closing.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
      const tags = [...unsent]
      try {
        await notify(tags)
        for (const tag of tags) unsent.delete(tag)
        if (unsent.size === 0) return
      } catch {}
    }
  }

  const publish: Changes['publish'] = async (tags, tx) => {
    const distinct = [...new Set(tags)]
    noteChanged(distinct)
    for (const message of messagesOf(distinct))
      await tx.execute(sql`select pg_notify(${changesChannel}, ${message})`)
    afterCommit(tx, () => tell(distinct))
  }

  return {
    publish,
    async publishNow(tags) {
      const tx = presentTransaction()
      if (tx) return publish(tags, tx)
      const distinct = [...new Set(tags)]
      tell(distinct)
      try {
        await notify(distinct)
      } catch {
        if (unsent.size === 0) void sendLater()
        for (const tag of distinct) unsent.add(tag)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closing.abort()
      await listener.close()
    },
  }
}

/** Splits tags into parts that fit into one notification each. */
function inMessages(tags: readonly string[]): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const tag of tags) {
    const bytes = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (bytes > tagsPerMessageBytes) return [['*']]
    if (bytes > room) {
      parts.push([])
      room = tagsPerMessageBytes
    }
    parts.at(-1)?.push(tag)
    room -= bytes
  }
  return parts
}
