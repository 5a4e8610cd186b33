import { asc, eq, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { NewShippingZone } from '../inputs.ts'
import type { Parts } from '../payments/parts.ts'
import { type ZoneRow, zonesTag } from '../products/shelf.ts'
import { shippingZones } from '../schema.ts'
import type { ShippingZoneChange, StaffShippingZone } from '../staff-views.ts'

/** Lists the zones in the order in which they are matched. */
export async function listShippingZones({ db }: Parts): Promise<readonly StaffShippingZone[]> {
  const rows = await db
    .select()
    .from(shippingZones)
    .orderBy(asc(shippingZones.position), asc(shippingZones.id))
  return rows.map(toView)
}

export async function createShippingZone(
  { db, changes }: Parts,
  { countries, ...zone }: NewShippingZone,
): Promise<StaffShippingZone> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(shippingZones)
      .values({ ...zone, countries: [...countries] })
      .returning()
    if (!row) throw new Error('a shipping zone was not added')
    await changes.publish([zonesTag], tx)
    return toView(row)
  })
}

/** Absent properties stay unchanged; a property that is present with the value undefined is cleared. */
export async function changeShippingZone(
  { db, changes }: Parts,
  id: number,
  { countries, ...change }: ShippingZoneChange,
): Promise<Result<StaffShippingZone, 'missing'>> {
  const values = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? null]))
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(shippingZones)
      .set({ label: sql`${shippingZones.label}`, ...values, countries: countries && [...countries] })
      .where(eq(shippingZones.id, id))
      .returning()
    if (!row) return fail('missing')
    await changes.publish([zonesTag], tx)
    return ok(toView(row))
  })
}

export async function deleteShippingZone(
  { db, changes }: Parts,
  id: number,
): Promise<Result<undefined, 'missing'>> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(shippingZones).where(eq(shippingZones.id, id))
    if (!rowCount) return fail('missing')
    await changes.publish([zonesTag], tx)
    return ok(undefined)
  })
}

const toView = ({ freeFromCents, ...row }: ZoneRow): StaffShippingZone => ({
  id: row.id,
  label: row.label,
  countries: row.countries,
  position: row.position,
  cents: row.cents,
  classRates: row.classRates,
  ...(freeFromCents !== null && { freeFromCents }),
})
