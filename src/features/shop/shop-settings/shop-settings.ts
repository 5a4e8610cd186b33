import { z } from 'zod'
import { cacheOne } from '../../../platform/cache.ts'
import type { ShopDeps } from '../deps.ts'
import { shopSettings } from '../schema.ts'
import type { ShopSettings } from './views.ts'

/** Published when a setting of the shop changes. */
export const shopSettingsTag = 'shop-settings'

const line = z.string().trim().max(200).default('')
const entry = z.int().positive()

/** A group whose stored value is invalid or from an earlier version gets its defaults (abuse 29). */
const shapes = {
  society: z.object({
    name: line,
    address: line,
    postcode: line,
    city: line,
    email: line,
    phone: line,
    kvk: line,
    vatNumber: line,
  }),
  vat: z.object({ smallBusiness: z.boolean().default(false) }),
  payment: z.object({
    transfer: z.boolean().default(true),
    iban: line,
    holder: line,
    transferDays: z.int().min(1).max(90).default(14),
    onCollection: z.boolean().default(false),
    mollieKey: z.string().max(200).optional(),
  }),
  collection: z.object({
    offered: z.boolean().default(false),
    place: z.string().max(500).default(''),
    hours: z.string().max(500).default(''),
  }),
  notifications: z.object({ email: line }),
  terms: z.object({
    version: line,
    pages: z
      .object({ terms: entry, privacy: entry, withdrawal: entry, shipping: entry })
      .partial()
      .default({}),
    withdrawalDays: z.int().min(14).max(365).default(14),
  }),
  registration: z.object({ atAccount: z.boolean().default(true), atCheckout: z.boolean().default(true) }),
  reviews: z.object({
    onlyBuyers: z.boolean().default(false),
    invite: z.boolean().default(false),
    inviteAfterDays: z.int().min(1).max(90).default(10),
  }),
  guarantee: z.object({
    text: z
      .string()
      .max(2_000)
      .default(
        'Op alles wat je koopt, zit de wettelijke garantie: een product moet goed zijn en doen wat je ervan mag verwachten, ten minste twee jaar lang. Is er iets mis? Dan herstellen of vervangen wij het kosteloos, of je krijgt je geld terug.',
      ),
    pictureId: entry.optional(),
  }),
} satisfies { [Group in keyof ShopSettings]: z.ZodType<ShopSettings[Group]> }

type Group = keyof ShopSettings
const groups = Object.keys(shapes).filter((name): name is Group => Object.hasOwn(shapes, name))

export type ReadShopSettings = () => Promise<ShopSettings>

/** Reads the settings and caches them until they change. */
export const holdShopSettings = ({ db, changes }: Pick<ShopDeps, 'db' | 'changes'>): ReadShopSettings =>
  cacheOne(changes, [shopSettingsTag], async () => {
    const rows = await db.select().from(shopSettings)
    const stored = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]))
    const read = <Value>(name: Group, shape: z.ZodType<Value>): Value => {
      const known = shape.safeParse(stored.get(name) ?? {})
      return known.success ? known.data : shape.parse({})
    }
    return {
      society: read('society', shapes.society),
      vat: read('vat', shapes.vat),
      payment: read('payment', shapes.payment),
      collection: read('collection', shapes.collection),
      notifications: read('notifications', shapes.notifications),
      terms: read('terms', shapes.terms),
      registration: read('registration', shapes.registration),
      reviews: read('reviews', shapes.reviews),
      guarantee: read('guarantee', shapes.guarantee),
    }
  })

/** Replaces the given groups, all or none; the others stay unchanged. */
export async function changeShopSettings(
  { db, changes }: Pick<ShopDeps, 'db' | 'changes'>,
  change: Partial<ShopSettings>,
): Promise<void> {
  const values = z.object(shapes).partial().parse(change)
  await db.transaction(async (tx) => {
    for (const name of groups) {
      const value = values[name]
      if (value === undefined) continue
      await tx
        .insert(shopSettings)
        .values({ name, value })
        .onConflictDoUpdate({ target: shopSettings.name, set: { value } })
    }
    // Prices on the whole site depend on the VAT setting, and every product page on who may write a review.
    await changes.publish(values.vat || values.reviews ? ['*'] : [shopSettingsTag], tx)
  })
}
