import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { isTold } from '../../kernel/words/is-told.ts'
import { shape, words } from '../answer-parts.ts'
import type { StaffFeatures } from '../features.ts'
import { defineResource } from '../resource.ts'

const mostLetters = 5_000

/** Returns every text of the site, with its override by staff. */
async function allTexts({ catalogues, content }: StaffFeatures) {
  const { texts } = await content.settings()
  return [...catalogues].flatMap(([room, catalogue]) =>
    Object.entries(catalogue).map(([key, text]) => {
      const id = `${room}.${key}`
      return {
        id,
        room,
        key,
        default: typeof text === 'string' ? text : text.en,
        /** The specification gives it in English. */
        english: typeof text !== 'string',
        override: texts[id] ?? null,
      }
    }),
  )
}

const one = async (features: StaffFeatures, id: string) =>
  (await allTexts(features)).find((text) => text.id === id)

/** Texts that visitors see; staff may override each. */
export const siteTexts = defineResource({
  name: 'texts',
  read: 'settings',
  write: 'settings',
  id: z.string().max(200),
  row: shape({
    id: words,
    room: words,
    key: words,
    default: words,
    english: z.boolean(),
    override: words.nullable(),
  }),
  filter: z.object({
    q: z.string().max(200).optional(),
    room: z.string().max(60).optional(),
    changed: z.boolean().optional(),
    english: z.boolean().optional(),
  }),
  sorts: ['id', 'room'],
  async list({ features }, { filter: { q = '', room, changed, english }, page, perPage, descending }) {
    const found = (await allTexts(features)).filter(
      (text) =>
        (room === undefined || text.room === room) &&
        (!changed || text.override !== null) &&
        (!english || (text.english && text.override === null)) &&
        isTold(q, text.id, text.default, text.override ?? ''),
    )
    const ordered = descending ? found.toReversed() : found
    return { data: ordered.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  one: ({ features }, id) => one(features, id),
  change: {
    schema: z.object({
      override: z
        .string()
        .max(mostLetters)
        .nullable()
        .transform((text) => (text?.trim() ? text : null)),
    }),
    async run({ features }, id, { override }) {
      if (!(await one(features, id))) return fail('missing')
      await features.content.overrideText(id, override)
      const changed = await one(features, id)
      return changed ? ok(changed) : fail('missing')
    },
  },
})
