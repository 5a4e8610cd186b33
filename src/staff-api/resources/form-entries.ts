import { z } from 'zod'
import { formEntryStatuses } from '../../features/forms/index.ts'
import { formatLongMoment } from '../../kernel/dates.ts'
import { fail, ok } from '../../kernel/result.ts'
import { sending } from '../action.ts'
import { answerFile } from '../answer.ts'
import { listOf, moment, shape, words } from '../answer-parts.ts'
import { accessThatEnds, grantRequest, refuseRequest, withdrawGrant } from '../files/answer-request.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'
import { tableAction } from '../table.ts'
import { formTableTexts as texts } from '../texts.nl.ts'

const filter = z.object({ q: z.string().max(200).optional(), status: z.enum(formEntryStatuses).optional() })

const formEntry = shape({
  id: z.number(),
  form: words,
  page: words,
  answers: listOf(shape({ label: words, value: words })),
  email: words.optional(),
  /** The locked file that is asked for. */
  fileId: z.number().optional(),
  status: z.enum(formEntryStatuses),
  receivedAt: moment,
  endsAt: moment,
  files: listOf(shape({ id: z.number(), label: words, name: words, size: z.number() })),
})

const row = formEntry.extend({ grantedUntil: moment.optional() })

/** Entries that visitors sent with forms of pages. Removal is final. */
export const formEntries = defineResource({
  name: 'form-entries',
  read: 'forms',
  write: 'forms',
  id,
  row,
  whole: formEntry,
  filter,
  sorts: [],
  async list({ features }, { filter: { q, status }, page, perPage }) {
    const found = await features.forms.entries({ words: q, status, page, perPage })
    const granted = await features.library.grantedRequests(found.entries.map(({ id }) => id))
    const data = found.entries.map((entry) => ({ ...entry, grantedUntil: granted.get(entry.id) }))
    return { data, total: found.total }
  },
  one: ({ features }, id) => features.forms.entry(id),
  change: {
    schema: z.object({ status: z.enum(formEntryStatuses) }),
    async run({ features }, id, { status }) {
      return (await features.forms.mark(id, status)) ? ok({ id }) : fail('missing')
    },
    hasHistory: false,
  },
  endsWith: accessThatEnds,
  isFinal: true,
  async remove({ features }, id) {
    return (await features.forms.forget(id)) ? ok(undefined) : fail('missing')
  },
  actions: {
    grant: [grantRequest],
    refuse: [refuseRequest],
    withdraw: [withdrawGrant],
    /** `?file=`: what was sent along, to be saved and never shown. */
    file: [
      sending({
        method: 'GET',
        needs: 'forms',
        async run({ features, query }, entry) {
          const [entryId, fileId] = [id.safeParse(entry), id.safeParse(query.get('file'))]
          if (!entryId.success || !fileId.success) return fail('missing')
          const file = await features.forms.file(entryId.data, fileId.data)
          return file ? answerFile(file.name, file.contents) : fail('missing')
        },
      }),
    ],
    /** A table with a column for each question that any entry answers. */
    csv: [
      tableAction(filter, {
        name: 'formulieren',
        needs: 'forms',
        rows: async ({ features }, { filter: { q, status }, page, perPage }) =>
          (await features.forms.entries({ words: q, status, page, perPage })).entries,
        head: (entries) => [
          ...texts.head,
          ...new Set(entries.flatMap(({ answers }) => answers.map(({ label }) => label))),
        ],
        cells: ({ receivedAt, form, page, status, answers }, head) => [
          formatLongMoment(receivedAt),
          form,
          page,
          texts.statuses[status],
          ...head
            .slice(texts.head.length)
            .map((question) => answers.find(({ label }) => label === question)?.value ?? ''),
        ],
      }),
    ],
  },
})
