import type { HttpBindings } from '@hono/node-server'
import type { Bytes } from '../../kernel/bytes.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { TransferBudget } from '../../platform/http/transfer-budget.ts'
import { retryAfterSeconds } from '../trouble.ts'

/** What bodies are counted with, and for whom. */
export interface Waiting {
  budget: TransferBudget
  visitorOf(bindings: HttpBindings): string
}

/**
 * Reads a body within the budget of all that waits for slow clients. Answers 503 when there is no room, and 408 when
 * others needed the room of a body that came too slowly; both end the connection (abuse 24).
 * @param most the longest body that is read
 */
export async function readWithin<Value>(
  { budget, visitorOf }: Waiting,
  bindings: HttpBindings,
  most: Bytes,
  read: () => Promise<Value>,
): Promise<{ read: Value } | { refused: Response }> {
  const { incoming } = bindings
  const { socket } = incoming
  const length = Number(incoming.headers['content-length'] ?? most)
  const before = socket.bytesRead
  const dropped = Promise.withResolvers<undefined>()
  const release = budget.take({
    bytes: Math.min(length, most),
    visitor: visitorOf(bindings),
    moved: () => socket.bytesRead - before,
    drop: () => dropped.resolve(undefined),
  })
  if (!release) return { refused: refusal(bindings, 503, busy) }
  try {
    const outcome = await Promise.race([read().then((value) => ({ read: value })), dropped.promise])
    return outcome ?? { refused: refusal(bindings, 408, tooSlow) }
  } finally {
    release()
  }
}

const busy = 'Er wordt net veel verstuurd. Probeer het zo nog eens.'
const tooSlow = 'Het versturen duurde te lang. Probeer het nog eens.'

/** The connection ends with the answer: what is left of the body must not be read, nor kept. */
function refusal({ incoming, outgoing }: HttpBindings, status: 408 | 503, words: string): Response {
  outgoing.once('finish', () => incoming.destroy())
  return new Response(words, {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(status === 503 && { 'retry-after': retryAfterSeconds }),
    },
  })
}
