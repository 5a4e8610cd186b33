import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { fieldText } from '../field-errors.ts'
import { defineResource, invalid } from '../resource.ts'
import { id, percent, text } from '../schemas.ts'
import { usesOf } from '../uses.ts'

const sorts = ['id', 'name', 'createdAt'] as const
const isSort = (sort: string | undefined): sort is (typeof sorts)[number] =>
  sorts.some((known) => known === sort)

const facts = {
  alt: text(500).optional(),
  caption: text(2_000).optional(),
  maker: text(200).optional(),
  licence: text(200).optional(),
  source: text(500).optional(),
}
/** A photograph from a good camera; larger ones are refused before they are read. */
const maxPictureBytes = 50 * 1024 * 1024

export const media = defineResource({
  name: 'media',
  read: 'editor',
  write: 'editor',
  id,
  filter: z.object({
    q: z.string().max(200).optional(),
    withoutAlt: z.boolean().optional(),
    isDouble: z.boolean().optional(),
  }),
  sorts,
  async list({ features }, { filter: { q, withoutAlt, isDouble }, sort, ...paging }) {
    const { media, total } = await features.content.staffMedia({
      words: q,
      withoutAlt,
      isDouble,
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
    schema: z.object({ ...facts, file: z.instanceof(File, { error: fieldText('picture') }) }),
    async run({ features }, { file, ...rest }) {
      const added = await features.content.addMedia({
        ...rest,
        alt: rest.alt ?? '',
        name: file.name,
        contents: Buffer.from(await file.arrayBuffer()),
      })
      if (!added.ok) return invalid({ file: fieldText(added.code) })
      const kept = await features.content.oneStaffMedia(added.value.id)
      return kept ? ok(kept) : fail('missing')
    },
  },
  change: {
    schema: z.object({
      ...facts,
      name: z.string().trim().min(1).max(200).optional(),
      focal: z.object({ xPercent: percent, yPercent: percent }).nullish(),
    }),
    async run({ features }, id, change) {
      const changed = await features.content.changeMedia(id, change)
      return changed.ok ? ok(changed.value) : fail('missing')
    },
  },
  uses: (call, id) =>
    usesOf(call, {
      ...{ field: 'media', value: id, link: `/media/${id}/`, pictureId: id },
      named: { types: ['picture', 'pictures'], id },
    }),
  async remove({ features }, id) {
    const removed = await features.content.deleteMedia(id)
    return removed.ok ? ok(undefined) : fail(removed.code)
  },
})
