import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Person } from '../../../platform/personal-data.ts'
import { orders } from '../orders/schema.ts'

/** The orders of a person: those of the account, and those of the e-mail address that belong to no account. */
export const ordersOf = ({ email, userId }: Person): SQL | undefined =>
  or(
    userId === undefined ? undefined : eq(orders.userId, String(userId)),
    and(eq(orders.email, email), isNull(orders.userId)),
  )
