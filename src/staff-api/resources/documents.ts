import { z } from 'zod'
import { documentKinds, layerKinds, type StaffDocument, templateRoles } from '../../features/content/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { moment, shape, words } from '../answer-parts.ts'
import { copyName } from '../copy-name.ts'
import { documentActions } from '../documents/actions.ts'
import { aimOf, aimSchema, placeOf } from '../documents/aim.ts'
import { changeDocument, documentChange } from '../documents/change.ts'
import { kindsFor, withKindRights } from '../documents/kind-rights.ts'
import { popupStarts, startOf } from '../documents/layer-starts.ts'
import { longestTitle, scopeWords } from '../documents/scope.ts'
import { removeDocument } from '../documents/state.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { proposedIds } from '../review/proposed-ids.ts'
import { entryType, id, requiredText } from '../schemas.ts'
import { bringEntryBack } from './entries.ts'

const sorts = ['title', 'publishedAt'] as const
const copied = [...layerKinds, 'card', 'part'] as const

/**
 * A popup or panel (`kind`), with what it begins as; a block of several pages; a card of lists, for the type that it is
 * drawn with; or a template of its role, for all that has it or for the pages of its `aim`.
 */
const newDocument = z
  .object({
    kind: z.enum(copied).optional(),
    start: z.enum(popupStarts).default('empty'),
    role: z.enum(templateRoles).optional(),
    entryType: entryType.nullish(),
    aim: aimSchema.nullish(),
    title: requiredText(longestTitle),
  })
  .refine(({ kind, role }) => (kind === undefined) !== (role === undefined), { path: ['role'] })
  .refine(({ role, aim }) => role !== undefined || !aim, { path: ['role'] })
  .refine(({ kind, entryType }) => !entryType || kind === 'card', { path: ['entryType'] })

/** Adds for a template the pages for which it is used, as its form shows them and in words. */
async function toRow(call: Call, document: StaffDocument) {
  const { about, kindOfEntry } = await scopeWords(call, document)
  const aim = aimOf(document)
  return { ...document, about, aim: aim && { ...aim, kindOfEntry } }
}

const resource = defineResource({
  name: 'documents',
  read: 'pages',
  write: 'pages',
  id,
  row: shape({
    id: z.number(),
    kind: z.enum(documentKinds),
    role: z.enum(templateRoles).optional(),
    entryType: entryType.optional(),
    scope: z
      .union([shape({ termId: z.number() }), shape({ entryId: z.number() }), shape({ under: words })])
      .optional(),
    title: words,
    entryId: z.number().optional(),
    hasDraft: z.boolean(),
    draftSavedAt: moment.optional(),
    status: z.enum(['draft', 'published']),
    publishedAt: moment.optional(),
    publishAt: moment.optional(),
    /** Of a template: in words what it is used for, and as its form says it. */
    about: words.optional(),
    aim: shape({ ...aimSchema.shape, kindOfEntry: entryType.optional() }).optional(),
  }),
  filter: z.object({
    kind: z.enum(documentKinds).optional(),
    /** Where no one of them is asked for. */
    kinds: z.array(z.enum(documentKinds)).max(documentKinds.length).optional(),
    q: z.string().max(200).optional(),
    hasDraft: z.boolean().optional(),
    proposed: z.boolean().optional(),
  }),
  sorts,
  async list(call, { sort, filter: { kind, kinds, q, hasDraft, proposed }, ...paging }) {
    const { documents, total } = await call.features.content.listDocuments({
      kinds: kindsFor(call).filter((one) => (kind ? one === kind : !kinds || kinds.includes(one))),
      words: q,
      hasDraft,
      ...(proposed && { ids: await proposedIds(call, 'documents') }),
      sort: sorts.find((known) => known === sort),
      ...paging,
    })
    return { data: await Promise.all(documents.map((document) => toRow(call, document))), total }
  },
  async one(call, id) {
    const [document] = (await call.features.content.listDocuments({ ids: [id], kinds: kindsFor(call) }))
      .documents
    return document && toRow(call, document)
  },
  async many(call, ids) {
    const { documents } = await call.features.content.listDocuments({ ids, kinds: kindsFor(call) })
    return Promise.all(documents.map((document) => toRow(call, document)))
  },
  create: {
    schema: newDocument,
    async run(call, { kind, start, role, entryType, aim, title }) {
      const {
        features: { content },
        viewer,
      } = call
      const by = viewer.userId ?? ''
      if (entryType && !(await content.kinds()).named(entryType))
        return invalid({ entryType: fieldText('choice') })
      if (kind)
        return ok(
          await content.startDocument({
            kind,
            title,
            by,
            entryType: entryType ?? undefined,
            data: startOf(kind, start),
          }),
        )
      if (!role) return fail('missing')
      const place = aim ? await placeOf(call, role, aim) : ok({})
      if (!place.ok) return place
      const started = await content.startTemplate({ role, ...place.value, title, by })
      return started.ok ? ok(started.value) : fail('template-taken')
    },
  },
  /** Copies only kinds that may exist several times; a template has one place, and a page is copied with its entry. */
  async copy({ features: { content }, viewer }, id) {
    const document = await content.editable(id)
    const kind = copied.find((known) => known === document?.kind)
    const data = document?.draft ?? document?.published
    if (!document || !kind || !data) return fail('missing')
    const { entryType } = (await content.listDocuments({ ids: [id] })).documents[0] ?? {}
    return ok(
      await content.startDocument({
        kind,
        entryType,
        data,
        by: viewer.userId ?? '',
        title: copyName(document.title, longestTitle),
      }),
    )
  },
  change: { schema: documentChange, run: changeDocument, hasHistory: false },
  remove: removeDocument,
  async broughtBack(call, id) {
    const entryId = (await call.features.content.editable(id))?.entryId
    return entryId === undefined ? ok(undefined) : bringEntryBack(call, entryId)
  },
  isReviewed: true,
  actions: documentActions,
})

/** Pages, templates and the other documents of the page editor. */
export const documents = { ...resource, actions: withKindRights(resource.actions) }
