import { z } from 'zod'
import { documentKinds, layerKinds, templateRoles } from '../../features/content/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { copyName } from '../copy-name.ts'
import { documentActions } from '../documents/actions.ts'
import { popupStarts, startOf } from '../documents/layer-starts.ts'
import { changeState, removeDocument } from '../documents/state.ts'
import { fieldText } from '../field-errors.ts'
import { defineResource, invalid } from '../resource.ts'
import { entryType, id, requiredText } from '../schemas.ts'
import { bringEntryBack } from './entries.ts'

const sorts = ['title', 'publishedAt'] as const
const longestTitle = 200
const copied = [...layerKinds, 'card'] as const

/**
 * A popup or panel (`kind`), with what it begins as; a card of lists, for the type that it is drawn with; or a template of
 * its role: for all that has it, or for one type, where types have pages of their own.
 */
const newDocument = z
  .object({
    kind: z.enum([...layerKinds, 'card']).optional(),
    start: z.enum(popupStarts).default('empty'),
    role: z.enum(templateRoles).optional(),
    entryType: entryType.nullish(),
    title: requiredText(longestTitle),
  })
  .refine(({ kind, role }) => (kind === undefined) !== (role === undefined), { path: ['role'] })
  .refine(
    ({ kind, role, entryType }) =>
      !entryType || kind === 'card' || role === 'single' || (role === 'archive' && entryType !== 'page'),
    { path: ['entryType'] },
  )

/** Pages, templates and the rest that the page editor opens. */
export const documents = defineResource({
  name: 'documents',
  read: 'pages',
  write: 'pages',
  id,
  filter: z.object({
    kind: z.enum(documentKinds).optional(),
    /** Where no one of them is asked for. */
    kinds: z.array(z.enum(documentKinds)).optional(),
    q: z.string().max(200).optional(),
    hasDraft: z.boolean().optional(),
  }),
  sorts,
  async list({ features }, { sort, filter: { kind, kinds, q, hasDraft }, ...paging }) {
    const { documents, total } = await features.content.listDocuments({
      ...{ kinds: kind ? [kind] : kinds, words: q, hasDraft },
      sort: sorts.find((known) => known === sort),
      ...paging,
    })
    return { data: documents, total }
  },
  async one({ features }, id) {
    return (await features.content.listDocuments({ ids: [id] })).documents[0]
  },
  many: async ({ features }, ids) => (await features.content.listDocuments({ ids })).documents,
  create: {
    schema: newDocument,
    async run({ features: { content }, viewer }, { kind, start, role, entryType, title }) {
      const by = viewer.userId ?? ''
      if (entryType && !(await content.kinds()).named(entryType))
        return invalid({ entryType: fieldText('choice') })
      const type = entryType ?? undefined
      if (kind)
        return ok(
          await content.startDocument({
            ...{ kind, title, by, entryType: type },
            data: startOf(kind, start),
          }),
        )
      if (!role) return fail('missing')
      const started = await content.startTemplate({ role, type, title, by })
      return started.ok ? ok(started.value) : fail('template-taken')
    },
  },
  /** Of what there can be several; a template has its one place, a page is copied with its entry. */
  async copy({ features: { content }, viewer }, id) {
    const document = await content.editable(id)
    const kind = copied.find((known) => known === document?.kind)
    const data = document?.draft ?? document?.published
    if (!document || !kind || !data) return fail('missing')
    const { entryType } = (await content.listDocuments({ ids: [id] })).documents[0] ?? {}
    return ok(
      await content.startDocument({
        ...{ kind, entryType, data, by: viewer.userId ?? '' },
        title: copyName(document.title, longestTitle),
      }),
    )
  },
  change: {
    schema: z.object({ state: z.enum(['published', 'draft']) }),
    run: changeState,
    hasHistory: false,
  },
  remove: removeDocument,
  async broughtBack(call, id) {
    const entryId = (await call.features.content.editable(id))?.entryId
    return entryId === undefined ? ok(undefined) : bringEntryBack(call, entryId)
  },
  actions: documentActions,
})
