import type { Config } from './platform/config.ts'

/** What the site sends to the process that imports. */
export interface ImportMessage {
  config: Config
  /** The run to work on. */
  id: number
}

/** The message comes from our own program, over a channel that nobody else has. */
export const importMessage = (message: unknown): ImportMessage => message as ImportMessage

/** How that process ended; by any other code, it was ended. */
export const endedCodes = { done: 0, busy: 75, gone: 70 } as const
