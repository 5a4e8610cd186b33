import type { Server } from 'node:http'

/** How long open requests and jobs may delay the end of the program. */
export interface StopLimits {
  /** Open answers are cut off after this time; a download that is cut off can resume. */
  lastAnswersMs: number
  /** The program ends after this time at the latest; a job that is cut off is tried again. */
  stopMs: number
}

/**
 * Refuses new requests, finishes open answers, and then closes the server's resources. Its timers do not keep the
 * program alive.
 * @param giveUp ends the program when all that takes too long
 */
export function stopServer(
  server: Server,
  close: () => Promise<void>,
  { lastAnswersMs, stopMs }: StopLimits,
  giveUp: () => void,
): void {
  server.close(() => void close())
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref()
  setTimeout(giveUp, stopMs).unref()
}
