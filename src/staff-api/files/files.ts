import { z } from 'zod'
import {
  customField,
  maxTags,
  type StaffFileQuery,
  staffFileSorts,
  staffFileStates,
} from '../../features/library/index.ts'
import { isLocalDate } from '../../kernel/dates.ts'
import { fail, ok } from '../../kernel/result.ts'
import { type Call, defineResource, invalid, type Outcome, readInput } from '../resource.ts'
import { id, ids, instant, text } from '../schemas.ts'
import { usesOf, usesOfSite } from '../uses.ts'
import { changeLock, lockInput } from './lock.ts'
import { heldFile, standsOn } from './stands-on.ts'
import { fileFieldTexts } from './texts.nl.ts'
import { restoreVersion, showVersions } from './versions.ts'

const tags = z.array(z.string().trim().min(1).max(100)).max(maxTags)

const day = z.string().max(10).refine(isLocalDate).nullable()

const isSort = (sort: string | undefined): sort is NonNullable<StaffFileQuery['sort']> =>
  staffFileSorts.some((known) => known === sort)

const change = z.object({
  title: z.string().max(500).optional(),
  description: text(20_000).optional(),
  version: text(100).optional(),
  categoryId: id.optional(),
  tags: tags.optional(),
  customFields: z.array(customField).max(50).optional(),
  maker: text(200).optional(),
  licence: text(200).optional(),
  source: text(500).optional(),
  createdAt: instant.optional(),
  updatedAt: instant.optional(),
  published: z.boolean().optional(),
  hidden: z.boolean().optional(),
  offeredFrom: day.optional(),
  offeredTo: day.optional(),
  productId: id.nullable().optional(),
  lock: lockInput.optional(),
})

/** Files of the library (EDIT-03). New ones are uploaded. */
export const files = defineResource({
  name: 'files',
  read: ['library', 'pages', 'entries', 'newsletter', 'products'],
  write: 'library',
  id,
  filter: z.object({
    q: z.string().max(200).optional(),
    categoryId: id.optional(),
    below: z.boolean().optional(),
    state: z.enum(staffFileStates).optional(),
    extension: z.string().max(20).optional(),
  }),
  sorts: staffFileSorts,
  async list({ features }, { filter: { q, ...filter }, sort, ...paging }) {
    const { files, total } = await features.library.staffFiles({
      ...filter,
      words: q,
      ...(isSort(sort) && { sort }),
      ...paging,
    })
    return { data: files, total }
  },
  one: oneFile,
  many: async ({ features }, ids) =>
    (await features.library.staffFiles({ ids, page: 1, perPage: ids.length })).files,
  change: {
    schema: change,
    async run(call, id, { lock, ...change }) {
      const { library } = call.features
      const locked = await changeLock(call, { file: id }, lock)
      if (locked) return locked
      const changed = await library.changeFile(id, change)
      if (!changed.ok && changed.code !== 'missing')
        return invalid({ [fieldOf[changed.code]]: fileFieldTexts[changed.code] })
      const file = changed.ok && (await oneFile(call, id))
      return file ? ok(file) : fail('missing')
    },
  },
  uses: async (call, id) => [
    ...(await usesOf(call, heldFile(id))),
    ...(await usesOfSite(call, { fileId: id })),
  ],
  async remove({ features }, id) {
    if (!(await features.library.staffFile(id))) return fail('missing')
    await features.library.deleteFiles([id])
    return ok(undefined)
  },
  actions: {
    versions: [
      { method: 'GET', needs: 'library', run: showVersions },
      { method: 'POST', needs: 'library', run: restoreVersion },
    ],
    'stands-on': [{ method: 'GET', needs: 'library', run: standsOn }],
    'tag-suggestions': [{ method: 'GET', needs: 'library', run: suggestTags }],
    /** Of many at once, named in the body: the number in the address says nothing. */
    'change-many': [{ method: 'POST', needs: 'library', run: changeMany }],
  },
})

async function suggestTags({ features }: Call, rawId: string): Promise<Outcome<unknown>> {
  const known = id.safeParse(rawId)
  const found = known.success ? await features.library.suggestTags(known.data) : undefined
  return found ? ok(found) : fail('missing')
}

async function oneFile({ features }: Call, id: number) {
  const file = await features.library.staffFile(id)
  return file && { ...file, categoryId: file.category.id }
}

const fieldOf = {
  'no-title': 'title',
  'unknown-category': 'categoryId',
  'bad-address': 'remoteUrl',
  'no-days': 'offeredTo',
} as const

const manyInput = z.object({
  ids,
  change: z.object({
    categoryId: id.optional(),
    published: z.boolean().optional(),
    hidden: z.boolean().optional(),
    addTags: tags.optional(),
    removeTags: tags.optional(),
    lock: lockInput.optional(),
  }),
})

const fieldOfMany = {
  'unknown-category': 'categoryId',
  'too-many-tags': 'addTags',
  'bad-password': 'lock.password',
} as const

async function changeMany(
  { features }: Call,
  _: string,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown>> {
  const read = readInput(manyInput, await body())
  if (!read.ok) return read
  const changed = await features.library.changeFiles(read.value.ids, read.value.change)
  if (changed.ok) return ok({ changed: changed.value })
  return invalid({ [`change.${fieldOfMany[changed.code]}`]: fileFieldTexts[changed.code] })
}
