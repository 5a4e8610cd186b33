import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { type Person, underAddress } from '../../../platform/personal-data.ts'
import { orders } from '../orders/schema.ts'

/** The orders of a person: those of the account, and those of the e-mail address that belong to no account. */
export const ordersOf = (person: Person): SQL | undefined =>
  or(
    person.userId === undefined ? undefined : eq(orders.userId, String(person.userId)),
    and(underAddress(orders.email, person), isNull(orders.userId)),
  )
