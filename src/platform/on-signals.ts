/** A signal to a whole group also comes from the program above, which passes it on. */
const sameMs = 1_000

/**
 * Begins to stop at the first signal, and hurries at each later one; never does a signal end the program by itself,
 * which would leave the database behind.
 */
export function onSignals<Stopping>(stop: () => Stopping, hurry: (stopping: Stopping) => void): void {
  let begun: { stopping: Stopping; at: number } | undefined
  const heard = () => {
    if (!begun) begun = { stopping: stop(), at: performance.now() }
    else if (performance.now() - begun.at > sameMs) hurry(begun.stopping)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, heard)
}
