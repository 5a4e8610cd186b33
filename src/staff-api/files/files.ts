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
import { answering, receiving } from '../action.ts'
import { day, listOf, moment, shape, words } from '../answer-parts.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { id, ids, instant, text } from '../schemas.ts'
import { usesOf, usesOfSite } from '../uses.ts'
import { changeLock, lock, lockInput } from './lock.ts'
import { heldFile, placesAnswer, standsOn } from './stands-on.ts'
import { fileFieldTexts } from './texts.nl.ts'
import { restoreVersion, showVersions, versionsAnswer } from './versions.ts'

const tags = z.array(z.string().trim().min(1).max(100)).max(maxTags)

const givenDay = z.string().max(10).refine(isLocalDate).nullable()

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
  offeredFrom: givenDay.optional(),
  offeredTo: givenDay.optional(),
  productId: id.nullable().optional(),
  lock: lockInput.optional(),
})

const row = shape({
  id: z.number(),
  title: words,
  extension: words,
  /** Bytes. */
  size: z.number(),
  version: words,
  createdAt: moment,
  updatedAt: moment,
  published: z.boolean(),
  hidden: z.boolean(),
  offeredFrom: day.nullable(),
  offeredTo: day.nullable(),
  locked: z.boolean(),
  remote: z.boolean(),
  lost: z.boolean(),
  hits: z.number(),
  tags: listOf(words),
  category: shape({ id: z.number(), name: words }),
  url: words,
})

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

/** Of many at once, named in the body: the number in the address says nothing. */
const changeMany = receiving({
  method: 'POST',
  needs: 'library',
  input: manyInput,
  answer: shape({ changed: z.number() }),
  async run({ features }, _, { ids, change }) {
    const changed = await features.library.changeFiles(ids, change)
    if (changed.ok) return ok({ changed: changed.value })
    return invalid({ [`change.${fieldOfMany[changed.code]}`]: fileFieldTexts[changed.code] })
  },
})

/** Files of the library (EDIT-03). New ones are uploaded. */
export const files = defineResource({
  name: 'files',
  read: ['library', 'pages', 'entries', 'newsletter', 'products'],
  write: 'library',
  id,
  row,
  whole: row.extend({
    slug: words,
    description: words,
    customFields: listOf(shape({ type: z.enum(['text', 'url']), label: words, value: words })),
    maker: words,
    licence: words,
    source: words,
    productId: z.number().optional(),
    remoteUrl: words.optional(),
    lock,
    lockedBy: listOf(words),
    previewUrl: words.optional(),
    reading: z.enum(['pending', 'done', 'none', 'failed']),
    categoryId: z.number(),
  }),
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
      answering({ method: 'GET', needs: 'library', answer: versionsAnswer, run: showVersions }),
      restoreVersion,
    ],
    'stands-on': [answering({ method: 'GET', needs: 'library', answer: placesAnswer, run: standsOn })],
    'tag-suggestions': [
      answering({
        method: 'GET',
        needs: 'library',
        answer: shape({ known: listOf(words), words: listOf(words) }),
        run: suggestTags,
      }),
    ],
    'change-many': [changeMany],
  },
})

async function suggestTags({ features }: Call, rawId: string) {
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
