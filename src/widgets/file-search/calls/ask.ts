/** A server that sends nothing for this long counts as gone. */
const patienceMs = 30_000

/** An unusable response, as opposed to a network error. */
export class Refused extends Error {}

interface Question {
  signal: AbortSignal
  /** Sent by POST. */
  body?: URLSearchParams
  /** Statuses other than 2xx with a body that is read. */
  also?: readonly number[]
}

/** Returns the body of a call. Throws when the network fails, the response is unusable, or the signal aborts. */
export async function ask(address: string, { signal, body, also = [] }: Question): Promise<string> {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    ...(body ? { body } : {}),
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  })
  if (!response.ok && !also.includes(response.status)) throw new Refused(String(response.status))
  return response.text()
}
