import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { id, requiredText, text } from '../schemas.ts'

const fields = z.object({ name: requiredText(100), about: text(300), isOffered: z.boolean() })

const one = async ({ features }: Call, id: number) =>
  (await features.newsletter.lists()).find((list) => list.id === id)

const nameTaken = () => invalid({ name: fieldText('list_taken') })

/** Lists of newsletter readers (SITE-06). When a list is removed, its readers stay subscribed. */
export const newsletterLists = defineResource({
  name: 'newsletter-lists',
  read: ['newsletter', 'pages'],
  write: 'newsletter',
  id,
  row: shape({ id: z.number(), name: words, about: words, isOffered: z.boolean(), readers: z.number() }),
  filter: z.object({}),
  sorts: [],
  async list({ features }, { page, perPage }) {
    const lists = await features.newsletter.lists()
    return { data: lists.slice((page - 1) * perPage, page * perPage), total: lists.length }
  },
  one,
  create: {
    schema: fields.extend({ about: text(300).default(''), isOffered: z.boolean().default(true) }).and(
      /** Puts everybody who is subscribed now on the list. */
      z.object({ withAll: z.boolean().default(false) }),
    ),
    async run({ features }, { withAll, ...list }) {
      const made = await features.newsletter.addList(list, withAll)
      return made.ok ? ok(made.value) : nameTaken()
    },
  },
  change: {
    schema: fields.partial(),
    async run({ features }, id, change) {
      const changed = await features.newsletter.changeList(id, change)
      if (changed.ok) return ok(changed.value)
      return changed.code === 'taken' ? nameTaken() : fail('missing')
    },
  },
  isFinal: true,
  async remove({ features }, id) {
    return (await features.newsletter.removeList(id)) ? ok(undefined) : fail('missing')
  },
})
