/**
 * A signal to a process group also comes from the parent process, which passes it on; within this time it counts
 * once.
 */
const sameMs = 1_000

/**
 * Calls `stop` at the first signal and `hurry` at each later one. A signal never ends the program by itself, because
 * that would leave the database running.
 */
export function onSignals<Stopping>(stop: () => Stopping, hurry: (stopping: Stopping) => void): void {
  let begun: { stopping: Stopping; at: number } | undefined
  const heard = () => {
    if (!begun) begun = { stopping: stop(), at: performance.now() }
    else if (performance.now() - begun.at > sameMs) hurry(begun.stopping)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, heard)
}
