/** Longest time for matching a pattern, including the worker's start. */
const patienceMs = 2000

/**
 * Whether a regular expression of staff matches a text; false when it is invalid (section 8) or takes too long. It runs
 * in a worker, so that an endless one does not block the page (abuse 16).
 */
export function patternMatches(pattern: string, text: string): Promise<boolean> {
  const worker = new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve) => {
    const end = (matches: boolean) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(matches)
    }
    const timer = setTimeout(() => end(false), patienceMs)
    worker.onmessage = ({ data }) => end(data === true)
    worker.onerror = () => end(false)
    worker.postMessage({ pattern, text })
  })
}
