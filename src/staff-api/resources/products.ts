import { z } from 'zod'
import { type StaffEntryRow, staffEntrySorts } from '../../features/content/index.ts'
import type { OfferSort, ProductAdjustment, StaffOffer } from '../../features/shop/index.ts'
import { mailAddress } from '../../kernel/mail-address.ts'
import { mostBeside } from '../../kernel/most-beside.ts'
import { mostVariants } from '../../kernel/most-variants.ts'
import { record } from '../../kernel/record.ts'
import { fail, ok } from '../../kernel/result.ts'
import { receiving } from '../action.ts'
import { shape } from '../answer-parts.ts'
import { copyCode } from '../copy-name.ts'
import { fieldText } from '../field-errors.ts'
import { withOwnValues } from '../own-values.ts'
import { type Call, defineResource, type Outcome } from '../resource.ts'
import { proposedIds } from '../review/proposed-ids.ts'
import { cents, id, ids, instant, order, requiredText, text, withoutEmpty } from '../schemas.ts'
import { linksTo } from '../uses.ts'
import { authorOf, wrongAuthor } from './authors.ts'
import { bringEntryBack, copyEntry, merged } from './entries.ts'
import { entryChange, entryFilter, isEntrySort, newEntry, wantedEntries } from './entry-input.ts'
import { productRow, productWhole } from './product-row.ts'
import { sheetActions } from './product-sheet.ts'

const longestSku = 100

const emptiable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional()

const variant = z
  .object({
    sku: requiredText(longestSku),
    attributes: record(z.string().max(100), z.string().max(200), 50),
    regularCents: cents,
    saleCents: cents.nullish().transform((value) => value ?? undefined),
    stock: z
      .int()
      .min(0)
      .max(1_000_000)
      .nullish()
      .transform((value) => value ?? undefined),
    pictureId: id.nullish().transform((value) => value ?? undefined),
    offered: z.boolean().default(true),
  })
  .refine(({ saleCents, regularCents }) => saleCents === undefined || saleCents < regularCents, {
    path: ['saleCents'],
    error: fieldText('sale_above'),
  })

/**
 * Refuses the same article number twice: it identifies a variant, and values typed for one must not be saved for
 * another.
 */
function refuseTwice(variants: readonly { sku: string }[], context: z.RefinementCtx): void {
  const known = new Set<string>()
  for (const [place, { sku }] of variants.entries()) {
    if (known.has(sku))
      context.addIssue({ code: 'custom', path: [place, 'sku'], message: fieldText('sku_twice') })
    known.add(sku)
  }
}

/** The price and stock of a product; all money including VAT. */
const offer = z.object({
  sku: requiredText(longestSku),
  regularCents: cents,
  saleCents: emptiable(cents),
  saleFrom: emptiable(instant),
  saleTo: emptiable(instant),
  vatClass: z.enum(['standard', 'reduced', 'zero']),
  stock: emptiable(z.int().min(0).max(1_000_000)),
  backorders: z.boolean().optional(),
  soldIndividually: z.boolean().optional(),
  weightGrams: emptiable(z.int().min(0).max(1_000_000)),
  shippingClass: emptiable(z.string().max(100)),
  virtual: z.boolean().optional(),
  fileIds: ids.optional(),
  upSellIds: ids.max(mostBeside).optional(),
  crossSellIds: ids.max(mostBeside).optional(),
  downloadLimit: emptiable(z.int().min(1).max(10_000)),
  downloadDays: emptiable(z.int().min(1).max(10_000)),
  maker: emptiable(
    z.object({
      name: requiredText(200),
      address: requiredText(500),
      email: mailAddress,
      warnings: text(5_000).optional(),
    }),
  ),
  attributes: z
    .array(
      z.object({
        name: requiredText(100),
        values: z
          .array(text(200))
          .transform((values) => values.map((value) => value.trim()).filter((value) => value !== ''))
          .pipe(z.array(z.string().max(200)).max(100)),
        forVariants: z.boolean().default(false),
      }),
    )
    .max(20)
    .optional(),
  variants: z.array(variant).max(mostVariants).superRefine(refuseTwice).optional(),
  position: order.optional(),
})
const isCheaper = { path: ['saleCents'], error: fieldText('sale_above') }

const ofPlaces = { position: true } as const

/** One change to several products. */
const adjustment = z.object({
  ids: z.array(id).min(1).max(500),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('price'), cents }),
    z.object({ kind: z.literal('price_percent'), percent: z.number().min(-100).max(1_000) }),
    z.object({ kind: z.literal('sale'), percent: z.number().min(1).max(99), to: instant.nullish() }),
    z.object({ kind: z.literal('no_sale') }),
    z.object({ kind: z.literal('stock'), pieces: z.int().min(0).max(1_000_000) }),
    z.object({ kind: z.literal('stock_more'), more: z.int().min(-1_000_000).max(1_000_000) }),
  ]),
})

function adjustmentOf(change: z.infer<typeof adjustment>['change']): ProductAdjustment {
  switch (change.kind) {
    case 'price':
      return { price: { cents: change.cents } }
    case 'price_percent':
      return { price: { percent: change.percent } }
    case 'sale':
      return { sale: { percent: change.percent, ...(change.to ? { to: change.to } : {}) } }
    case 'no_sale':
      return { sale: null }
    case 'stock':
      return { stock: { pieces: change.pieces } }
    case 'stock_more':
      return { stock: { more: change.more } }
  }
}

/** Sort orders by column name. */
const offerSorts: Readonly<Record<string, OfferSort>> = {
  'offer.regularCents': 'price',
  'offer.stock': 'stock',
}

/** An entry and its offer in one row; an entry without an offer gets one when it is saved. */
const toRow = <Row extends StaffEntryRow>(entry: Row, offer: StaffOffer | undefined) => ({
  ...entry,
  ...(offer && { offer }),
})

const one = async ({ features }: Call, id: number) => {
  const [entry, offers] = await Promise.all([
    features.content.staffEntry(id),
    features.shop.staff.offers([id]),
  ])
  return entry?.type === 'product' ? toRow(entry, offers.get(id)) : undefined
}

const saved = async (call: Call, id: number): Promise<Outcome<{ id: number }>> => {
  const row = await one(call, id)
  return row ? ok(row) : fail('missing')
}

export const products = defineResource({
  name: 'products',
  read: ['products', 'orders'],
  write: 'products',
  id,
  row: productRow,
  whole: productWhole,
  filter: entryFilter.extend({ soldOut: z.boolean().optional() }),
  sorts: [...staffEntrySorts, ...Object.keys(offerSorts)],
  async list(call, { filter: { soldOut = false, ...filter }, sort, ...paging }) {
    const { features } = call
    const byOffer = offerSorts[sort ?? '']
    const ids =
      (byOffer || soldOut) &&
      (await features.shop.staff.orderProducts({
        sort: byOffer ?? 'price',
        soldOut,
        descending: paging.descending,
      }))
    const { entries, total } = await features.content.staffEntries({
      types: ['product'],
      ...wantedEntries(filter),
      ...(soldOut && ids && { ids }),
      ...(filter.proposed && { ids: await proposedIds(call, 'products') }),
      ...(byOffer && ids && { inOrder: ids }),
      ...(isEntrySort(sort) && { sort }),
      ...paging,
    })
    const offers = await features.shop.staff.offers(entries.map(({ id }) => id))
    return { data: entries.map((entry) => toRow(entry, offers.get(entry.id))), total }
  },
  one,
  async many({ features }, ids) {
    return (await features.content.staffEntries({ types: ['product'], ids, perPage: 100 })).entries
  },
  create: {
    schema: newEntry
      .omit(ofPlaces)
      .extend({
        offer: offer.refine(
          ({ saleCents, regularCents }) => saleCents == null || saleCents < regularCents,
          isCheaper,
        ),
      }),
    async run(call, { offer, status, publishedAt, authorId, pictureId, fields, ...given }) {
      const { content, shop } = call.features
      const wrong = await wrongAuthor(call, authorId)
      if (wrong) return wrong
      const values = await withOwnValues(call, 'product', fields ?? {}, true)
      if (!values.ok) return values
      const { id } = await content.addEntry({
        ...given,
        authorId: authorId ?? authorOf(call),
        pictureId: pictureId ?? undefined,
        fields: withoutEmpty(values.value),
        type: 'product',
      })
      await shop.staff.addProduct({
        entryId: id,
        sku: offer.sku,
        regularCents: offer.regularCents,
        vatClass: offer.vatClass,
      })
      await shop.staff.changeProduct(id, offer, undefined, call.viewer.userId)
      // Published only now, so that visitors never see a product without a price.
      if (status === 'published') await content.changeEntry(id, { status, publishedAt })
      return saved(call, id)
    },
  },
  /** The copy gets article numbers of its own, and its count of pieces sold starts at none. */
  async copy(call, id) {
    const { content, shop } = call.features
    const [entry, offers] = await Promise.all([content.staffEntry(id), shop.staff.offers([id])])
    if (entry?.type !== 'product') return fail('missing')
    const copied = await copyEntry(call, entry)
    const offer = offers.get(id)
    if (offer) {
      const { sold, sku, variants, ...same } = offer
      const given = new Set<string>()
      const own = (sku: string) => {
        const code = copyCode(sku, longestSku, (taken) => given.has(taken))
        given.add(code)
        return code
      }
      await shop.staff.addProduct({
        ...same,
        entryId: copied.id,
        sku: own(sku),
        variants: variants.map((variant) => ({ ...variant, sku: own(variant.sku) })),
      })
    }
    return ok(copied)
  },
  change: {
    schema: entryChange.omit(ofPlaces).extend({
      offer: offer
        .partial()
        .refine(
          ({ saleCents, regularCents }) =>
            saleCents == null || regularCents === undefined || saleCents < regularCents,
          isCheaper,
        )
        .optional(),
    }),
    async run(call, id, { offer, fields, ...given }) {
      const { content, shop } = call.features
      const before = await one(call, id)
      if (!before) return fail('missing')
      const wrong = await wrongAuthor(call, given.authorId, before.authorId)
      if (wrong) return wrong
      const values = fields && (await withOwnValues(call, 'product', fields, false))
      if (values && !values.ok) return values
      const changed = await content.changeEntry(id, {
        ...given,
        ...(values && { fields: merged(before.fields, values.value) }),
      })
      if (!changed.ok) return fail('missing')
      if (offer) await shop.staff.changeProduct(id, offer, undefined, call.viewer.userId)
      return saved(call, id)
    },
  },
  async uses(call, id) {
    const entry = await one(call, id)
    return entry ? linksTo(call, entry.url, id) : []
  },
  async remove(call, id) {
    if (!(await one(call, id))) return fail('missing')
    await call.features.content.deleteEntry(id)
    return ok(undefined)
  },
  broughtBack: bringEntryBack,
  isReviewed: true,
  actions: {
    ...sheetActions,
    /** Changes prices and stocks of the products in the body, all or none; the id in the address is ignored. */
    adjust: [
      receiving({
        method: 'POST',
        needs: 'products',
        publishes: true,
        input: adjustment,
        answer: shape({ changed: z.number() }),
        async run({ features, viewer }, _, { ids, change }) {
          const wanted = adjustmentOf(change)
          const changed = await features.shop.staff.adjustProducts(ids, wanted, undefined, viewer.userId)
          return ok({ changed })
        },
      }),
    ],
  },
})
