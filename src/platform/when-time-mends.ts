import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseAway } from './database/index.ts'
import { isDiskFull } from './disk-full.ts'
import { errorCode } from './error-code.ts'
import { operatorSentence } from './operator-error.ts'
import { StorageAway } from './storage.ts'

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * Whether an error may go away without the operator: a database or storage that does not run yet or has no room, a
 * full disk, a port that another program still uses.
 */
export const isMendedByTime = (error: unknown): boolean =>
  isDatabaseAway(error) ||
  isDiskFull(error) ||
  error instanceof StorageAway ||
  errorCode(error) === 'EADDRINUSE'

interface Waiting {
  say(line: string): void
  pause(ms: number, signal: AbortSignal): Promise<void>
}

const wait: Waiting['pause'] = (ms, signal) => delay(ms, undefined, { signal })

/**
 * Calls `act` until it succeeds. After an error that may go away by itself, pauses, each longer than the one before
 * and announced in a line; any other error is thrown. Rejects if the signal is aborted during a pause.
 */
export async function whenTimeMends<Value>(
  act: () => Promise<Value>,
  signal: AbortSignal,
  { say = console.error, pause = wait }: Partial<Waiting> = {},
): Promise<Value> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await act()
    } catch (error) {
      if (signal.aborted || !isMendedByTime(error)) throw error
      const sentence = operatorSentence(error) ?? (error instanceof Error ? error.message : String(error))
      say(`${sentence} Trying again in ${pauseMs / 1_000} s.`)
      await pause(pauseMs, signal)
    }
  }
}
