/**
 * Returns a function to await between pieces of long work: it resolves for one caller in each round of the event
 * loop, in their order, so that other requests are answered in between.
 */
export function oneARound(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
