import type { z } from 'zod'

/** A job: its queue's name, its payload's schema, and how it is tried again. */
export interface JobKind<Payload> {
  name: string
  schema: z.ZodType<Payload>
  retryLimit?: number
  expireInSeconds?: number
  concurrency?: number
}

/** Anything that runs SQL: the pool's Drizzle or a transaction of it. */
export type { Executor } from './database/index.ts'
