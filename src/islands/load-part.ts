/** Constants of sections 8 and 9 of the specification. */
const timeoutMs = 120_000
const retryAfterMs = 3000

/** A script part that did not come: after a time-out of 120 s and one more try after 3000 ms (SITE-12). */
export class PartFailed extends Error {
  constructor(id: string, cause: unknown) {
    super(`Loading chunk ${id} failed.`, { cause })
  }
}

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

const limited = <Part>(load: () => Promise<Part>) => {
  let timer = 0
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('timeout')), timeoutMs)
  })
  return Promise.race([load(), late]).finally(() => window.clearTimeout(timer))
}

/**
 * Fetches a part of the scripts. Throws `PartFailed`.
 *
 * Browsers that keep the failure of an address (Chromium, until it follows whatwg/html#10327) fail again at once.
 */
export async function loadPart<Part>(id: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await limited(load)
  } catch {
    await wait(retryAfterMs)
    return limited(load).catch((cause) => {
      throw new PartFailed(id, cause)
    })
  }
}

/** Fetches a part for `element`; when it does not come, has the page say so and gives undefined. */
export async function partFor<Part>(
  element: Element,
  id: string,
  load: () => Promise<Part>,
): Promise<Part | undefined> {
  try {
    return await loadPart(id, load)
  } catch (error) {
    element.dispatchEvent(new CustomEvent('part-failed', { bubbles: true, detail: error }))
    return undefined
  }
}
