import type { Server } from 'node:http'

/** How long open requests and jobs may delay the end of the program. */
export interface StopLimits {
  /** Whoever is being answered is cut off after this; a download that is cut off resumes. */
  lastAnswersMs: number
  /** The program ends after this at the latest; a job that is cut off is tried again. */
  stopMs: number
}

/**
 * Takes no more requests, lets the last answers out, and then closes what the server stands on. Nothing that it waits
 * for keeps the program alive by itself.
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
