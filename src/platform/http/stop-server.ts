import type { Server, ServerResponse } from 'node:http'

/** How long open requests and jobs may delay the end of the program. */
export interface StopLimits {
  /** Open answers are cut off after this time; a download that is cut off can resume. */
  lastAnswersMs: number
  /** The program ends after this time at the latest; a job that is cut off is tried again. */
  stopMs: number
  /** The same limit, from the moment that somebody asks to hurry; default: `stopMs`. */
  hurriedMs?: number
}

/** The answers of a server that are being sent. */
export function answersUnderWay(server: Server): ReadonlySet<ServerResponse> {
  const answers = new Set<ServerResponse>()
  server.on('request', (_, response) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
  })
  return answers
}

/**
 * Finishes open answers, then closes the server's resources. Visitors are served while answers that are open now
 * (downloads, zips) continue; after that, new requests are refused. Its timers do not keep the program running.
 * @param giveUp ends the program if all that takes too long
 * @returns a function that cuts off open answers at once
 */
export function stopServer(
  server: Server,
  close: () => Promise<void>,
  { lastAnswersMs, stopMs, hurriedMs = stopMs }: StopLimits,
  giveUp: () => void,
  underWay: ReadonlySet<ServerResponse> = new Set(),
): () => void {
  let isRefusing = false
  const refuse = () => {
    if (isRefusing) return
    isRefusing = true
    server.close(() => void close())
    server.closeIdleConnections()
  }
  const left = new Set(underWay)
  const ended = (answer: ServerResponse) => {
    left.delete(answer)
    if (left.size === 0) refuse()
  }
  for (const answer of left) answer.once('close', () => ended(answer))
  if (left.size === 0) refuse()
  const cut = () => {
    refuse()
    server.closeAllConnections()
  }
  setTimeout(cut, lastAnswersMs).unref()
  setTimeout(giveUp, stopMs).unref()
  return () => {
    cut()
    setTimeout(giveUp, hurriedMs).unref()
  }
}
