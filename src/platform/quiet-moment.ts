import { setTimeout as delay, setImmediate } from 'node:timers/promises'

/** If a round of the event loop takes longer, the program is answering visitors. */
const busyMs = 4
const pauseMs = 25

/** Resolves when the program has little to do, at the latest after this time. */
export async function quietMoment(longestMs: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestMs; waitedMs += pauseMs) {
    await setImmediate()
    const begun = performance.now()
    await setImmediate()
    if (performance.now() - begun < busyMs) return
    await delay(pauseMs)
  }
}
