import { z } from 'zod'
import type { StaffShippingZone } from '../../features/shop/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { copyName } from '../copy-name.ts'
import { fieldText } from '../field-errors.ts'
import { defineResource } from '../resource.ts'
import { cents, id, order, requiredText } from '../schemas.ts'

const longestLabel = 100

const input = z.object({
  label: requiredText(longestLabel),
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
  classRates: z
    .array(z.object({ name: requiredText(100), cents }))
    .max(50)
    .nullable()
    .transform((list) => list ?? [])
    .superRefine((rates, context) => {
      const names = rates.map(({ name }) => name.toLowerCase())
      for (const [at, name] of names.entries())
        if (names.indexOf(name) < at)
          context.addIssue({ code: 'custom', path: [at, 'name'], message: fieldText('twice') })
    })
    .default([]),
  freeFromCents: cents
    .nullable()
    .transform((value) => value ?? undefined)
    .optional(),
  position: order.default(0),
})

/** Unset values as the form holds them, so that an unchanged form sends no change. */
const toRow = (zone: StaffShippingZone) => ({ freeFromCents: null, ...zone })

/** Shipping zones and their rates. The first zone with a country applies; a zone without countries covers the rest. */
export const shippingZones = defineResource({
  name: 'shipping-zones',
  // The form of a product suggests its shipping classes.
  read: ['shop_settings', 'products'],
  write: 'shop_settings',
  id,
  row: shape({
    id: z.number(),
    label: words,
    countries: listOf(words),
    cents: z.number(),
    classRates: listOf(shape({ name: words, cents: z.number() })),
    freeFromCents: z.number().nullish(),
    position: z.number(),
  }),
  filter: z.object({}),
  sorts: [],
  async list({ features }, { page, perPage }) {
    const all = await features.shop.staff.shippingZones()
    return { data: all.slice((page - 1) * perPage, page * perPage).map(toRow), total: all.length }
  },
  async one({ features }, id) {
    const zone = (await features.shop.staff.shippingZones()).find((known) => known.id === id)
    return zone && toRow(zone)
  },
  create: {
    schema: input,
    run: async ({ features }, zone) => ok(toRow(await features.shop.staff.createShippingZone(zone))),
  },
  /** The copy comes after the others, so that the first zone with a country still applies. */
  async copy({ features }, id) {
    const zones = await features.shop.staff.shippingZones()
    const zone = zones.find((known) => known.id === id)
    if (!zone) return fail('missing')
    const last = Math.max(...zones.map(({ position }) => position))
    const { id: _, ...same } = zone
    const label = copyName(zone.label, longestLabel)
    return ok(await features.shop.staff.createShippingZone({ ...same, label, position: last + 1 }))
  },
  change: {
    schema: input.extend({ position: order, classRates: input.shape.classRates.unwrap() }).partial(),
    async run({ features }, id, change) {
      const changed = await features.shop.staff.changeShippingZone(id, change)
      return changed.ok ? ok(toRow(changed.value)) : fail('missing')
    },
  },
  async remove({ features }, id) {
    const removed = await features.shop.staff.deleteShippingZone(id)
    return removed.ok ? ok(undefined) : fail('missing')
  },
})
