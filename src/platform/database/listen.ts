import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

const firstPauseMs = 100
const longestPauseMs = 5_000
const heartbeatMs = 10_000
const answerLimitMs = 5_000

/**
 * Listens to a channel on a connection of its own, which is opened again whenever it breaks. `missed` is called when
 * it breaks and when it is back, because notifications in between are lost. Resolves once it listens.
 */
export async function listen(options: {
  url: string
  channel: string
  received: (payload: string) => void
  missed: () => void
}): Promise<Listener> {
  const { url, channel, received, missed } = options
  const closing = new AbortController()
  let current: pg.Client

  const connect = async () => {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: url,
      stream: () => socket,
      application_name: `schelp ${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
    })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => received(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    current = client
    const heartbeat = setInterval(() => {
      // A connection that went silent does not answer a farewell either.
      client.query('select 1').catch(() => socket.destroy())
    }, heartbeatMs)
    client.once('end', () => {
      clearInterval(heartbeat)
      if (closing.signal.aborted) return
      missed()
      void reconnect()
    })
  }

  const reconnect = async () => {
    for (
      let pauseMs = firstPauseMs;
      !closing.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      try {
        await connect()
        if (closing.signal.aborted) await current.end()
        else missed()
        return
      } catch {
        await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  await connect()
  return {
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      await current.end()
    },
  }
}
