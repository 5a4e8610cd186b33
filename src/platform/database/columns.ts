import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column that holds a moment, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A column that holds bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A column of JSON that may be a bare string, which Drizzle's own column would parse twice: `"2026"` would come back
 * as 2026.
 */
export const anyJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
