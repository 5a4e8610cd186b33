/**
 * Lets one at a time go on, in the order they came, each in a round of the event loop of its own: what others wait for
 * is answered between two pieces of long work.
 */
export function oneARound(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
