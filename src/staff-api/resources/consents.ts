import { z } from 'zod'
import { consentChoices } from '../../kernel/consent.ts'
import { day, listOf, moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { tableAction } from '../table.ts'
import { consentTableTexts as texts } from '../texts.nl.ts'

const dayMs = 86_400_000

const filter = z.object({
  choice: z.enum(consentChoices).optional(),
  /** The number in a visitor's own browser, for visitors who ask what was recorded of their choice. */
  receipt: z.string().trim().max(36).optional(),
})

const isKnown = (purpose: string): purpose is keyof typeof texts.purposes =>
  Object.hasOwn(texts.purposes, purpose)
const nameOf = (purpose: string) => (isKnown(purpose) ? texts.purposes[purpose] : purpose)

/** What visitors consented to or refused (SITE-01): the proof of it, which identifies nobody. */
export const consents = defineResource({
  name: 'consents',
  read: 'statistics',
  /** Number of days, ending today. */
  id: z.enum(['7', '30', '90', '365']),
  row: shape({
    id: z.number(),
    at: moment,
    choice: z.enum(consentChoices),
    purposes: listOf(words),
    /** The version of the question and its words, when it is known. */
    question: words.optional(),
    words: words.optional(),
    receipt: words,
  }),
  whole: shape({
    id: words,
    days: listOf(shape({ day, accepted: z.number(), refused: z.number(), revoked: z.number() })),
  }),
  filter,
  sorts: [],
  async list({ features }, { filter, page, perPage }) {
    const { consents, total } = await features.statistics.consents({ ...filter, page, perPage })
    return {
      data: consents.map((consent) => ({ ...consent, purposes: consent.purposes.map(nameOf) })),
      total,
    }
  },
  async one({ features }, asked) {
    const days = await features.statistics.consentDays(new Date(Date.now() - Number(asked) * dayMs))
    return {
      id: asked,
      days: [...Map.groupBy(days, ({ day }) => day)].map(([day, counted]) => {
        const counts = new Map(counted.map(({ choice, count }) => [choice, count]))
        const [accepted = 0, refused = 0, revoked = 0] = consentChoices.map(
          (choice) => counts.get(choice) ?? 0,
        )
        return { day, accepted, refused, revoked }
      }),
    }
  },
  actions: {
    csv: [
      tableAction(filter, {
        name: 'toestemming',
        needs: 'statistics',
        head: texts.head,
        rows: async ({ features }, { filter, page, perPage }) =>
          (await features.statistics.consents({ ...filter, page, perPage })).consents,
        cells: ({ at, choice, purposes, question = '', words = '', receipt }) => [
          at.toISOString(),
          texts.choices[choice],
          purposes.map(nameOf).join(', '),
          question,
          words,
          receipt,
        ],
      }),
    ],
  },
})
