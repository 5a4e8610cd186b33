import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { fieldText } from '../field-errors.ts'
import { defineResource } from '../resource.ts'
import { cents, id, order, requiredText } from '../schemas.ts'

const input = z.object({
  label: requiredText(100),
  countries: z
    .array(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, { error: fieldText('country') }),
    )
    .max(250)
    .nullable()
    .transform((list) => list ?? []),
  cents,
  freeFromCents: cents
    .nullable()
    .transform((value) => value ?? undefined)
    .optional(),
  position: order.default(0),
})

/** Where parcels go and what that costs; the first zone that holds a country counts, one without countries the rest. */
export const shippingZones = defineResource({
  name: 'shipping-zones',
  read: 'shop_manager',
  write: 'shop_manager',
  id,
  filter: z.object({}),
  sorts: [],
  async list({ features }, { page, perPage }) {
    const all = await features.shop.staff.shippingZones()
    return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length }
  },
  one: async ({ features }, id) => (await features.shop.staff.shippingZones()).find((zone) => zone.id === id),
  create: {
    schema: input,
    run: async ({ features }, zone) => ok(await features.shop.staff.createShippingZone(zone)),
  },
  change: {
    schema: input.extend({ position: order }).partial(),
    async run({ features }, id, change) {
      const changed = await features.shop.staff.changeShippingZone(id, change)
      return changed.ok ? ok(changed.value) : fail('missing')
    },
  },
  async remove({ features }, id) {
    const removed = await features.shop.staff.deleteShippingZone(id)
    return removed.ok ? ok(undefined) : fail('missing')
  },
})
