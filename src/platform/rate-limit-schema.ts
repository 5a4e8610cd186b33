import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The layout of rate-limiter-flexible. Keys are digests, so the table has no addresses. */
export const rateLimits = pgTable(
  'platform_rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('platform_rate_limits_expire').on(table.expire)],
)
