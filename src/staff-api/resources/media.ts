import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { receiving, sending } from '../action.ts'
import { answerPicture } from '../answer.ts'
import { listOf, moment, picture, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import type { Needs } from '../needs.ts'
import { defineResource, invalid } from '../resource.ts'
import { id, ids, percent, text } from '../schemas.ts'
import { usesOf, usesOfSite } from '../uses.ts'

const sorts = ['id', 'name', 'createdAt'] as const
const isSort = (sort: string | undefined): sort is (typeof sorts)[number] =>
  sorts.some((known) => known === sort)

const folders = z.array(z.string().max(200)).max(20)
const facts = {
  alt: text(500).optional(),
  caption: text(2_000).optional(),
  maker: text(200).optional(),
  licence: text(200).optional(),
  source: text(500).optional(),
}
const sentFile = z.instanceof(File, { error: fieldText('picture') })
const hash = z
  .string()
  .max(10)
  .regex(/^[0-9a-f]{10}$/)
const pixels = z.int({ error: fieldText('crop') })
const edit = z.object(
  {
    turns: z.literal([0, 1, 2, 3]),
    crop: z
      .object({ left: pixels, top: pixels, width: pixels, height: pixels }, { error: fieldText('crop') })
      .optional(),
  },
  { error: fieldText('crop') },
)

/** The size of a photograph from a good camera; larger files are refused before they are read. */
const maxPictureBytes = 50 * 1024 * 1024

/** Returns the original of a picture, or (`hash`) of a file that was sent to replace it. */
const seeOriginal = sending({
  method: 'GET',
  needs: 'media',
  async run({ features, query }, raw) {
    const asked = z.object({ id, hash }).safeParse({ id: raw, hash: query.get('hash') })
    const drawn = asked.success ? await features.content.drawOriginal(asked.data) : undefined
    return drawn ? answerPicture('image/webp', drawn) : fail('missing')
  },
})

const original = shape({ hash: words, width: z.number(), height: z.number() })

/** Stores a file that replaces the picture's original once its hash is saved with the picture. */
const sendOriginal = receiving({
  method: 'POST',
  needs: 'media',
  largestUpload: maxPictureBytes,
  apart: 'stores a file that nothing uses yet; what deletes it must be known before it is stored',
  input: z.object({ file: sentFile }),
  answer: original.extend({ name: words }),
  async run({ features }, raw, { file }) {
    const known = id.safeParse(raw)
    if (!known.success) return fail('missing')
    const kept = await features.content.keepOriginal(known.data, {
      name: file.name,
      contents: Buffer.from(await file.arrayBuffer()),
    })
    if (kept.ok) return ok(kept.value)
    return kept.code === 'missing' ? fail('missing') : invalid({ file: fieldText(kept.code) })
  },
})

/** Who may look for a picture to show. */
export const readMedia: Needs = [
  ...(['media', 'pages', 'entries', 'newsletter', 'products', 'shop_settings', 'settings'] as const),
]

/** Of many at once, named in the body: the number in the address says nothing. */
const changeMany = receiving({
  method: 'POST',
  needs: 'media',
  input: z.object({ ids, add: folders.optional(), remove: folders.optional() }),
  answer: shape({ changed: z.number() }),
  run: async ({ features }, _, { ids, ...folders }) =>
    ok({ changed: await features.content.moveMedia(ids, folders) }),
})

export const media = defineResource({
  name: 'media',
  read: readMedia,
  write: 'media',
  id,
  row: shape({
    id: z.number(),
    name: words,
    alt: words,
    caption: words,
    maker: words,
    licence: words,
    source: words,
    folders: listOf(words),
    focal: shape({ xPercent: z.number(), yPercent: z.number() }).optional(),
    width: z.number(),
    height: z.number(),
    original,
    edit: edit.nullable(),
    createdAt: moment,
    picture,
  }),
  filter: z.object({
    q: z.string().max(200).optional(),
    withoutAlt: z.boolean().optional(),
    isDouble: z.boolean().optional(),
    folder: z.string().max(200).optional(),
    unfiled: z.boolean().optional(),
  }),
  sorts,
  async list({ features }, { filter: { q, ...filter }, sort, ...paging }) {
    const { media, total } = await features.content.staffMedia({
      ...filter,
      words: q,
      ...(isSort(sort) && { sort }),
      ...paging,
    })
    return { data: media, total }
  },
  one: ({ features }, id) => features.content.oneStaffMedia(id),
  async many({ features }, ids) {
    return (await features.content.staffMedia({ ids, perPage: 100 })).media
  },
  largestUpload: maxPictureBytes,
  /** A form with the file under `file`, and the facts as fields. */
  create: {
    schema: z.object({ ...facts, folder: z.string().max(200).optional(), file: sentFile }),
    async first({ features }, { file, folder, ...rest }) {
      const ready = await features.content.prepareMedia({
        ...rest,
        ...(folder !== undefined && { folders: [folder] }),
        alt: rest.alt ?? '',
        name: file.name,
        contents: Buffer.from(await file.arrayBuffer()),
      })
      if (!ready.ok) return invalid({ file: fieldText(ready.code) })
      return ok(async () => {
        const { id } = await ready.value()
        const kept = await features.content.oneStaffMedia(id)
        return kept ? ok(kept) : fail('missing')
      })
    },
  },
  change: {
    schema: z.object({
      ...facts,
      folders: folders.optional(),
      name: z.string().trim().min(1).max(200).optional(),
      focal: z.object({ xPercent: percent, yPercent: percent }).nullish(),
      edit: edit.nullish(),
      original: z.object({ hash }).optional(),
    }),
    async run({ features }, id, change) {
      const changed = await features.content.changeMedia(id, change)
      if (changed.ok) return ok(changed.value)
      if (changed.code === 'missing') return fail('missing')
      return invalid({ [changed.code === 'crop' ? 'edit' : 'original']: fieldText(changed.code) })
    },
  },
  actions: { original: [seeOriginal, sendOriginal], 'change-many': [changeMany] },
  uses: async (call, id) => [
    ...(await usesOf(call, {
      field: 'media',
      value: id,
      link: `/media/${id}/`,
      pictureId: id,
      named: { types: ['picture', 'pictures'], id },
    })),
    ...(await usesOfSite(call, { pictureId: id })),
  ],
  async remove({ features }, id) {
    const removed = await features.content.deleteMedia(id)
    return removed.ok ? ok(undefined) : fail(removed.code)
  },
})
