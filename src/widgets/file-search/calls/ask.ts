/** A server that says nothing for so long counts as gone. */
const patienceMs = 30_000

/** An answer that is no good, other than by the network. */
export class Refused extends Error {}

interface Question {
  signal: AbortSignal
  /** Sent by POST. */
  body?: URLSearchParams
  /** Statuses beside 2xx whose body says something. */
  also?: readonly number[]
}

/** The text that a call answers. Throws when the line fails, the answer is refused, or the signal aborts. */
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
