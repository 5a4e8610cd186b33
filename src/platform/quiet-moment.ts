import { setTimeout as delay, setImmediate } from 'node:timers/promises'

/** A round of the program's work that takes longer has visitors in it. */
const busyMs = 4
const pauseMs = 25

/** When the program has little to do, and after so long in any case. */
export async function quietMoment(longestMs: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestMs; waitedMs += pauseMs) {
    await setImmediate()
    const begun = performance.now()
    await setImmediate()
    if (performance.now() - begun < busyMs) return
    await delay(pauseMs)
  }
}
