/**
 * Runs one task in each round of the event loop, in the order in which they came, so that other requests are answered
 * between two pieces of long work.
 */
export function oneARound(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
