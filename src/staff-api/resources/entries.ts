import { z } from 'zod'
import { type StaffEntry, staffEntrySorts } from '../../features/content/index.ts'
import { emptyDocument } from '../../kernel/document.ts'
import type { Kind } from '../../kernel/known-kinds.ts'
import { fail, ok } from '../../kernel/result.ts'
import { sending } from '../action.ts'
import { copyName } from '../copy-name.ts'
import { fieldText } from '../field-errors.ts'
import { withOwnValues } from '../own-values.ts'
import { type Call, defineResource, invalid, type Outcome, readFilter } from '../resource.ts'
import { proposedIds } from '../review/proposed-ids.ts'
import { entryType, id, withoutEmpty } from '../schemas.ts'
import { linksTo, pagesUnder } from '../uses.ts'
import { authorOf, wrongAuthor } from './authors.ts'
import {
  entryChange,
  entryFilter,
  isEntrySort,
  longestTitle,
  newEntry,
  newPage,
  pageChange,
  wantedEntries,
} from './entry-input.ts'
import { entryRow, entryWhole } from './entry-row.ts'
import { entryTable } from './entry-table.ts'

type Change = z.infer<typeof pageChange>

/** The entries of one kind, drafts included (EDIT-05). */
export const entryResource = ({ type, resource: name, right }: Pick<Kind, 'type' | 'resource' | 'right'>) => {
  const forNew: z.ZodType<z.output<typeof newPage>, z.input<typeof newPage>> = type === 'page'
    ? newPage
    : newEntry
  const forChange: z.ZodType<Change, z.input<typeof pageChange>> = type === 'page' ? pageChange : entryChange
  const one = async ({ features }: Call, id: number) => {
    const entry = await features.content.staffEntry(id)
    return entry?.type === type ? entry : undefined
  }
  const queryOf = async (call: Call, filter: z.output<typeof entryFilter>) => ({
    ...wantedEntries(filter),
    ...(filter.proposed && { ids: await proposedIds(call, name) }),
  })
  return defineResource({
    name,
    // The settings screen chooses a front page among them.
    read: [right, 'settings'],
    write: right,
    id,
    row: entryRow,
    whole: entryWhole,
    filter: entryFilter,
    sorts: staffEntrySorts,
    async list(call, { filter, sort, ...paging }) {
      const { entries, total } = await call.features.content.staffEntries({
        types: [type],
        ...(await queryOf(call, filter)),
        ...(isEntrySort(sort) && { sort }),
        ...paging,
      })
      return { data: entries, total }
    },
    one,
    async many({ features }, ids) {
      return (await features.content.staffEntries({ types: [type], ids, perPage: 100 })).entries
    },
    create: {
      schema: forNew,
      async run(call, { fields, parentId, authorId, pictureId, position, ...given }) {
        const { features } = call
        const wrong = await wrongAuthor(call, authorId)
        if (wrong) return wrong
        const problem = parentId ? await features.content.parentProblem(parentId) : undefined
        if (problem) return invalid({ parentId: fieldText(problem) })
        const values = await withOwnValues(call, type, fields ?? {}, true)
        if (!values.ok) return values
        const added = await features.content.addEntry({
          ...given,
          type,
          parentId: parentId ?? undefined,
          authorId: authorId ?? authorOf(call),
          pictureId: pictureId ?? undefined,
          position: position ?? undefined,
          fields: withoutEmpty(values.value),
          // A page is made in the page editor, which needs a document to open.
          ...(type === 'page' && { document: emptyDocument }),
        })
        const entry = await features.content.staffEntry(added.id)
        return entry ? ok(entry) : fail('missing')
      },
    },
    async copy(call, id) {
      const entry = await one(call, id)
      return entry ? ok(await copyEntry(call, entry)) : fail('missing')
    },
    change: {
      schema: forChange,
      async run(call, id, { fields, ...given }) {
        const before = await one(call, id)
        if (!before) return fail('missing')
        const wrong = await wrongAuthor(call, given.authorId, before.authorId)
        if (wrong) return wrong
        if (hides(given) && (await isFrontPage(call, id))) return fail('front-page')
        const values = fields && (await withOwnValues(call, type, fields, false))
        if (values && !values.ok) return values
        const changed = await call.features.content.changeEntry(id, {
          ...given,
          ...(values && { fields: merged(before.fields, values.value) }),
        })
        if (!changed.ok)
          return changed.code === 'missing' ? fail('missing') : invalid({ parentId: fieldText(changed.code) })
        const entry = await one(call, id)
        return entry ? ok(entry) : fail('missing')
      },
    },
    async uses(call, id) {
      const entry = await one(call, id)
      return entry ? [...(await pagesUnder(call, id)), ...(await linksTo(call, entry.url, id))] : []
    },
    async remove(call, id) {
      if (!(await one(call, id))) return fail('missing')
      if (await isFrontPage(call, id)) return fail('front-page')
      await call.features.content.deleteEntry(id)
      return ok(undefined)
    },
    actions: {
      csv: [
        sending({
          method: 'GET',
          needs: right,
          async run(call) {
            const filter = readFilter(entryFilter, call)
            if (!filter.ok) return filter
            return entryTable(call, type, await queryOf(call, filter.value))
          },
        }),
      ],
    },
    broughtBack: bringEntryBack,
    isReviewed: true,
  })
}

/** Restores an entry. One that visitors could see is `gone` while it is in the trash: it is published again. */
export async function bringEntryBack(
  { features: { content } }: Call,
  id: number,
): Promise<Outcome<undefined>> {
  if ((await content.staffEntry(id))?.status === 'gone')
    await content.changeEntry(id, { status: 'published' })
  return ok(undefined)
}

/** Creates a draft with the same texts, pictures and widgets, including unpublished ones. */
export async function copyEntry(call: Call, entry: StaffEntry): Promise<{ id: number }> {
  const { content } = call.features
  const { type, title, excerpt, searchTitle, searchDescription, body, fields } = entry
  const { parentId, pictureId, pictureIds, position, termIds, documentId } = entry
  const widgets = documentId === undefined ? undefined : await content.editable(documentId)
  return content.addEntry({
    type,
    excerpt,
    searchTitle,
    searchDescription,
    body,
    fields,
    pictureId,
    pictureIds,
    position,
    termIds,
    title: copyName(title, longestTitle),
    // Not under a page that went.
    parentId: parentId && !(await content.parentProblem(parentId)) ? parentId : undefined,
    authorId: authorOf(call),
    document: widgets?.draft ?? widgets?.published,
  })
}

/** Whether the entry is the front page: without it visitors would find nothing at `/`. */
export const isFrontPage = async ({ features }: Call, id: number): Promise<boolean> =>
  (await features.content.settings()).frontPageId === id

const hides = ({ status, publishedAt }: Pick<Change, 'status' | 'publishedAt'>): boolean =>
  status === 'draft' || (publishedAt !== undefined && publishedAt > new Date())

/** Merges fields: values that the form emptied are removed, fields that it does not know stay. */
export function merged(before: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>>) {
  const told = new Set(Object.keys(change))
  const kept = Object.fromEntries(Object.entries(before).filter(([name]) => !told.has(name)))
  return { ...kept, ...withoutEmpty(change) }
}

/** All entries, searched by typing: for links and choices. */
export const entries = defineResource({
  name: 'entries',
  read: ['pages', 'entries', 'newsletter', 'products', 'shop_settings', 'settings'],
  id,
  row: entryRow,
  whole: entryWhole,
  filter: entryFilter.extend({ types: z.array(entryType).max(100).optional() }),
  sorts: staffEntrySorts,
  async list({ features }, { filter, sort, ...paging }) {
    const { entries, total } = await features.content.staffEntries({
      ...wantedEntries(filter),
      ...(isEntrySort(sort) && { sort }),
      ...paging,
    })
    return { data: entries, total }
  },
  one: ({ features }, id) => features.content.staffEntry(id),
  async many({ features }, ids) {
    return (await features.content.staffEntries({ ids, perPage: 100 })).entries
  },
})
