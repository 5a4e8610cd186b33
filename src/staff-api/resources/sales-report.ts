import { z } from 'zod'
import { fail } from '../../kernel/result.ts'
import { sending } from '../action.ts'
import { answerCsv } from '../answer.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { salesTableTexts } from '../texts.nl.ts'

const year = z.coerce.number().int().min(2000).max(2200)

/** The amounts invoiced in a year, by month, product and VAT rate; also as a table for the bookkeeper (SHOP-18). */
export const salesReport = defineResource({
  name: 'sales-report',
  read: 'orders',
  id: year,
  row: shape({
    id: z.number(),
    year: z.number(),
    years: listOf(z.number()),
    rows: listOf(
      shape({
        month: z.number(),
        title: words,
        sku: words,
        vatPercent: z.number().optional(),
        pieces: z.number(),
        cents: z.number(),
        vatCents: z.number(),
      }),
    ),
  }),
  filter: z.object({}),
  sorts: [],
  one: async ({ features }, year) => ({ id: year, ...(await features.shop.staff.salesReport(year)) }),
  actions: {
    csv: [
      sending({
        method: 'GET',
        needs: 'orders',
        async run({ features }, raw) {
          const known = year.safeParse(raw)
          if (!known.success) return fail('missing')
          const { rows } = await features.shop.staff.salesReport(known.data)
          return answerCsv(`omzet-${known.data}`, [
            salesTableTexts.head,
            ...rows.map(({ month, title, sku, vatPercent, pieces, cents, vatCents }) => [
              `${known.data}-${String(month).padStart(2, '0')}`,
              title || salesTableTexts.rest,
              sku,
              pieces,
              vatPercent ?? salesTableTexts.noVat,
              { cents: cents - vatCents },
              { cents: vatCents },
              { cents },
            ]),
          ])
        },
      }),
    ],
  },
})
