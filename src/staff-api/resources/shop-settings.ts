import { z } from 'zod'
import { isIban, type ShopSettings } from '../../features/shop/index.ts'
import { mailAddress } from '../../kernel/mail-address.ts'
import { ok } from '../../kernel/result.ts'
import { answering, receiving } from '../action.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import type { StaffFeatures } from '../features.ts'
import { fieldText } from '../field-errors.ts'
import { defineResource, invalid } from '../resource.ts'
import { id, text } from '../schemas.ts'

async function read({ shop }: StaffFeatures): Promise<z.output<typeof row>> {
  const settings = await shop.settings()
  const { society, vat, payment, collection, notifications, terms, registration, reviews, guarantee } =
    settings
  const { mollieKey, ...rest } = payment
  const { pages } = terms
  return {
    id: 'shop',
    society,
    vat,
    payment: rest,
    collection,
    notifications,
    registration,
    reviews,
    terms: {
      ...terms,
      pages: {
        terms: pages.terms ?? null,
        privacy: pages.privacy ?? null,
        withdrawal: pages.withdrawal ?? null,
        shipping: pages.shipping ?? null,
      },
    },
    guarantee: { text: guarantee.text, pictureId: guarantee.pictureId ?? null },
    /** The key itself is never sent. */
    mollie: mollieKey === undefined ? 'none' : mollieKey.startsWith('live_') ? 'live' : 'test',
    gaps: await shop.staff.settingsGaps(),
  }
}

const line = text(200)
const email = z
  .union([z.literal(''), mailAddress], { error: fieldText('email') })
  .nullable()
  .transform((value) => value ?? '')
const iban = line.refine((value) => value === '' || isIban(value), { error: fieldText('iban') })
const none = <Value>(value: Value | null) => value ?? undefined
const page = id.nullable().transform(none)

const input = z
  .object({
    society: z
      .object({
        name: line,
        address: line,
        postcode: line,
        city: line,
        email,
        phone: line,
        kvk: line,
        vatNumber: line,
      })
      .partial(),
    vat: z.object({ smallBusiness: z.boolean() }),
    payment: z
      .object({
        transfer: z.boolean(),
        iban,
        holder: text(70),
        transferDays: z.int().min(1).max(90),
        onCollection: z.boolean(),
      })
      .partial(),
    collection: z.object({ offered: z.boolean(), place: text(500), hours: text(500) }).partial(),
    notifications: z.object({ email }),
    registration: z.object({ atAccount: z.boolean(), atCheckout: z.boolean() }).partial(),
    reviews: z
      .object({ onlyBuyers: z.boolean(), invite: z.boolean(), inviteAfterDays: z.int().min(1).max(90) })
      .partial(),
    terms: z
      .object({
        version: line,
        withdrawalDays: z.int().min(14).max(365),
        pages: z.object({ terms: page, privacy: page, withdrawal: page, shipping: page }).partial(),
      })
      .partial(),
    guarantee: z.object({ text: text(2_000), pictureId: id.nullable().transform(none) }).partial(),
  })
  .partial()

const row = shape({
  id: words,
  society: shape({
    name: words,
    address: words,
    postcode: words,
    city: words,
    email: words,
    phone: words,
    kvk: words,
    vatNumber: words,
  }),
  vat: shape({ smallBusiness: z.boolean() }),
  payment: shape({
    transfer: z.boolean(),
    iban: words,
    holder: words,
    transferDays: z.number(),
    onCollection: z.boolean(),
  }),
  collection: shape({ offered: z.boolean(), place: words, hours: words }),
  notifications: shape({ email: words }),
  registration: shape({ atAccount: z.boolean(), atCheckout: z.boolean() }),
  reviews: shape({ onlyBuyers: z.boolean(), invite: z.boolean(), inviteAfterDays: z.number() }),
  terms: shape({
    version: words,
    withdrawalDays: z.number(),
    pages: shape({
      terms: z.number().nullable(),
      privacy: z.number().nullable(),
      withdrawal: z.number().nullable(),
      shipping: z.number().nullable(),
    }),
  }),
  guarantee: shape({ text: words, pictureId: z.number().nullable() }),
  mollie: z.enum(['none', 'test', 'live']),
  /** What is still missing, by name. */
  gaps: listOf(words),
})

/** Creates drafts of the legally required pages. */
const makeDrafts = answering({
  method: 'POST',
  needs: 'shop_settings',
  answer: shape({
    made: listOf(shape({ page: z.enum(['terms', 'privacy', 'withdrawal', 'shipping']), id: z.number() })),
  }),
  run: async ({ features }) => ok({ made: await features.shop.staff.makeLegalDrafts() }),
})

/** Saves a Mollie key once Mollie accepts it; an empty one ends online payment. */
const keepMollieKey = receiving({
  method: 'POST',
  apart: 'asks Mollie first, and then saves the key in one transaction',
  needs: 'settings',
  input: z.object({ key: z.string().trim().max(200) }),
  answer: row.extend({ methods: listOf(words) }),
  async run({ features }, _, { key }) {
    const kept = await features.shop.staff.keepMollieKey(key || undefined)
    if (!kept.ok) return invalid({ key: fieldText(kept.code) })
    return ok({ ...(await read(features)), methods: kept.value.methods })
  },
})

/** The settings of the shop: the one row `shop`. */
export const shopSettings = defineResource({
  name: 'shop-settings',
  read: 'shop_settings',
  write: 'shop_settings',
  id: z.literal('shop'),
  row,
  filter: z.object({}),
  sorts: [],
  list: async ({ features }) => ({ data: [await read(features)], total: 1 }),
  one: ({ features }) => read(features),
  change: {
    schema: input,
    async run({ features }, _, change) {
      const { pictureId } = change.guarantee ?? {}
      if (pictureId !== undefined && (await features.content.staffMedia({ ids: [pictureId] })).total === 0)
        return invalid({ 'guarantee.pictureId': fieldText('picture') })
      const now = await features.shop.settings()
      const { society, vat, payment, collection, notifications, terms, registration, reviews, guarantee } =
        change
      const told: Partial<ShopSettings> = {
        ...(society && { society: { ...now.society, ...society } }),
        ...(vat && { vat }),
        ...(payment && { payment: { ...now.payment, ...payment } }),
        ...(collection && { collection: { ...now.collection, ...collection } }),
        ...(notifications && { notifications }),
        ...(registration && { registration: { ...now.registration, ...registration } }),
        ...(reviews && { reviews: { ...now.reviews, ...reviews } }),
        ...(terms && { terms: { ...now.terms, ...terms, pages: { ...now.terms.pages, ...terms.pages } } }),
        ...(guarantee && { guarantee: { ...now.guarantee, ...guarantee } }),
      }
      await features.shop.staff.changeSettings(told)
      return ok(await read(features))
    },
  },
  actions: { 'legal-drafts': [makeDrafts], 'mollie-key': [keepMollieKey] },
})
