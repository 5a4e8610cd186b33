import { z } from 'zod'
import { subscriberStatuses } from '../../features/newsletter/index.ts'
import { formatDayMonthYear } from '../../kernel/dates.ts'
import { fail, ok } from '../../kernel/result.ts'
import { listOf, moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'
import { tableAction } from '../table.ts'
import { subscriberTableTexts as texts } from '../texts.nl.ts'
import { subscriberSheet } from './subscriber-sheet.ts'

const filter = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(subscriberStatuses).optional(),
  list: id.optional(),
})

/** Newsletter readers, with the proof of their consent (SITE-06). Removal is final. */
export const subscribers = defineResource({
  name: 'subscribers',
  read: 'newsletter',
  write: 'newsletter',
  id,
  row: shape({
    id: z.number(),
    email: words,
    name: words,
    surname: words,
    status: z.enum(subscriberStatuses),
    askedAt: moment,
    askedOn: words,
    confirmedAt: moment.optional(),
    endedAt: moment.optional(),
    lists: listOf(words),
  }),
  filter,
  sorts: [],
  async list({ features }, { filter: { q, status, list }, page, perPage }) {
    const found = await features.newsletter.subscribers({ words: q, status, list, page, perPage })
    return { data: found.subscribers, total: found.total }
  },
  one: ({ features }, id) => features.newsletter.subscriber(id),
  isFinal: true,
  async remove({ features }, id) {
    return (await features.newsletter.forget(id)) ? ok(undefined) : fail('missing')
  },
  actions: {
    csv: [
      tableAction(filter, {
        name: 'abonnees',
        needs: 'newsletter',
        head: texts.head,
        rows: async ({ features }, { filter: { q, status, list }, page, perPage }) =>
          (await features.newsletter.subscribers({ words: q, status, list, page, perPage })).subscribers,
        cells: ({ email, name, surname, status, askedAt, askedOn, confirmedAt, lists }) => [
          email,
          name,
          surname,
          texts.statuses[status],
          formatDayMonthYear(askedAt),
          askedOn,
          confirmedAt ? formatDayMonthYear(confirmedAt) : '',
          lists.join(', '),
        ],
      }),
    ],
    sheet: subscriberSheet,
  },
})
