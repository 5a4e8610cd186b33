import { z } from 'zod'
import { documentKinds, layerKinds, type StaffDocument, templateRoles } from '../../features/content/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { copyName } from '../copy-name.ts'
import { documentActions } from '../documents/actions.ts'
import { popupStarts, startOf } from '../documents/layer-starts.ts'
import {
  isOneLimit,
  kindOfEntry,
  longestTitle,
  mayBeForKind,
  scopeFields,
  scopeProblem,
  scopeWords,
  toScope,
} from '../documents/scope.ts'
import { changeState, removeDocument } from '../documents/state.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { proposedIds } from '../review/proposed-ids.ts'
import { entryType, id, requiredText } from '../schemas.ts'
import { bringEntryBack } from './entries.ts'

const sorts = ['title', 'publishedAt'] as const
const copied = [...layerKinds, 'card', 'part'] as const

/**
 * A popup or panel (`kind`), with what it begins as; a block of several pages; a card of lists, for the type that it is drawn with; or a template of
 * its role: for all that has it, for one type, or narrowed to a term, an entry or a part of the site.
 */
const newDocument = z
  .object({
    kind: z.enum(copied).optional(),
    start: z.enum(popupStarts).default('empty'),
    role: z.enum(templateRoles).optional(),
    entryType: entryType.nullish(),
    ...scopeFields,
    title: requiredText(longestTitle),
  })
  .refine(({ kind, role }) => (kind === undefined) !== (role === undefined), { path: ['role'] })
  .refine(({ kind, role, entryType }) => !entryType || kind === 'card' || mayBeForKind(role, entryType), {
    path: ['entryType'],
  })
  .refine(
    ({ role, ...limits }) => (role === undefined ? toScope(limits) === undefined : isOneLimit(limits)),
    { path: ['role'] },
  )

/** Adds for a template the words for its pages, and the kind of the entry to which it is limited. */
const toRow = async (call: Call, document: StaffDocument) => ({
  ...document,
  about: await scopeWords(call, document),
  kindOfEntry: await kindOfEntry(call, document),
})

/** Pages, templates and the other documents of the page editor. */
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
    proposed: z.boolean().optional(),
  }),
  sorts,
  async list(call, { sort, filter: { kind, kinds, q, hasDraft, proposed }, ...paging }) {
    const { documents, total } = await call.features.content.listDocuments({
      ...{ kinds: kind ? [kind] : kinds, words: q, hasDraft },
      ...(proposed && { ids: await proposedIds(call, 'documents') }),
      sort: sorts.find((known) => known === sort),
      ...paging,
    })
    return { data: await Promise.all(documents.map((document) => toRow(call, document))), total }
  },
  async one(call, id) {
    const [document] = (await call.features.content.listDocuments({ ids: [id] })).documents
    return document && toRow(call, document)
  },
  async many(call, ids) {
    const { documents } = await call.features.content.listDocuments({ ids })
    return Promise.all(documents.map((document) => toRow(call, document)))
  },
  create: {
    schema: newDocument,
    async run(call, { kind, start, role, entryType, title, ...narrow }) {
      const {
        features: { content },
        viewer,
      } = call
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
      const scope = toScope(narrow)
      const problem = scope && (await scopeProblem(call, role, scope))
      if (problem) return invalid(problem)
      const started = await content.startTemplate({ role, type, scope, title, by })
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
  isReviewed: true,
  actions: documentActions,
})
