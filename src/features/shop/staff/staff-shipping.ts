import { asc, eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Parts } from '../parts.ts'
import { shippingZones } from '../schema.ts'
import type { ShippingZoneChange, StaffShippingZone } from '../staff-views.ts'

type ZoneRow = typeof shippingZones.$inferSelect

/** In the order in which they are asked. */
export async function listShippingZones({ db }: Parts): Promise<readonly StaffShippingZone[]> {
  const rows = await db
    .select()
    .from(shippingZones)
    .orderBy(asc(shippingZones.position), asc(shippingZones.id))
  return rows.map(toView)
}

export async function createShippingZone(
  { db }: Parts,
  { countries, ...zone }: Omit<StaffShippingZone, 'id'>,
): Promise<StaffShippingZone> {
  const [row] = await db
    .insert(shippingZones)
    .values({ ...zone, countries: [...countries] })
    .returning()
  if (!row) throw new Error('a shipping zone was not added')
  return toView(row)
}

/** What is undefined stays as it is, unless it is named: then it goes away. */
export async function changeShippingZone(
  { db }: Parts,
  id: number,
  { countries, ...change }: ShippingZoneChange,
): Promise<Result<StaffShippingZone, 'not_found'>> {
  const values = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? null]))
  const [row] = await db
    .update(shippingZones)
    .set({ ...values, countries: countries && [...countries] })
    .where(eq(shippingZones.id, id))
    .returning()
  return row ? ok(toView(row)) : fail('not_found')
}

export async function deleteShippingZone({ db }: Parts, id: number): Promise<Result<undefined, 'not_found'>> {
  const { rowCount } = await db.delete(shippingZones).where(eq(shippingZones.id, id))
  return rowCount ? ok(undefined) : fail('not_found')
}

const toView = ({ id, label, countries, cents, freeFromCents, position }: ZoneRow): StaffShippingZone => ({
  ...{ id, label, countries, cents, position },
  ...(freeFromCents !== null && { freeFromCents }),
})
