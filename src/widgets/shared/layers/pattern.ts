/** So long may a pattern take, its worker's start included. */
const patienceMs = 2000

/**
 * Whether a pattern of staff's fits a text; false when it is no pattern (section 8) or takes too long. It runs beside
 * the page, so that one that never ends holds up nothing (abuse 16).
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
