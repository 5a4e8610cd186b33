import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { recordOf, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { id, requiredText } from '../schemas.ts'

const parts = [
  'filter',
  'displayedFilters',
  'sort',
  'order',
  'perPage',
  /** For the file manager. */
  'category',
  'q',
  'state',
  'below',
] as const
const list = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]{0,39}$/)

const own = ({ features, viewer }: Call, ofList?: string) =>
  features.accounts.savedViews(Number(viewer.userId), ofList)

/** The user's own saved lists; nobody else sees or changes them. */
export const views = defineResource({
  name: 'views',
  read: 'staff',
  write: 'staff',
  id,
  row: shape({ id: z.number(), list: words, name: words, query: recordOf(words, words) }),
  filter: z.object({ list: list.optional() }),
  sorts: [],
  async list(call, { filter, page, perPage }) {
    const all = await own(call, filter.list)
    return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length }
  },
  one: async (call, id) => (await own(call)).find((view) => view.id === id),
  create: {
    schema: z.object({
      list,
      name: requiredText(60),
      query: z.partialRecord(z.enum(parts), z.string().max(2_000)),
    }),
    async run({ features, viewer }, view) {
      const saved = await features.accounts.saveView(Number(viewer.userId), view)
      return saved.ok ? ok(saved.value) : invalid({ name: fieldText('too_many_views') })
    },
  },
  async remove({ features, viewer }, id) {
    return (await features.accounts.forgetView(Number(viewer.userId), id)) ? ok(undefined) : fail('missing')
  },
})
