import { z } from 'zod'
import type { StaffRedirect } from '../../features/content/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource } from '../resource.ts'

const path = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^\/(?![/\\])[^\s\\\0]*$/, { error: fieldText('path') })
const goal = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(\/(?![/\\])|https?:\/\/)[^\s\\\0]*$/, { error: fieldText('link') })

const toRow = (redirect: StaffRedirect) => ({ id: redirect.from, ...redirect })
const one = async ({ features }: Call, from: string) => {
  const redirect = (await features.content.redirects()).find((known) => known.from === from)
  return redirect && toRow(redirect)
}

/** Old addresses and where they lead; those of moved entries make themselves. */
export const redirects = defineResource({
  name: 'redirects',
  read: 'editor',
  write: 'editor',
  id: z.string().max(2_000),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: ['from'],
  async list({ features }, { filter: { q = '' }, page, perPage, descending }) {
    const words = q.trim().toLowerCase()
    const found = (await features.content.redirects()).filter(
      ({ from, to }) => from.toLowerCase().includes(words) || to.toLowerCase().includes(words),
    )
    const ordered = descending ? found.toReversed() : found
    return { data: ordered.slice((page - 1) * perPage, page * perPage).map(toRow), total: found.length }
  },
  one,
  create: {
    schema: z.object({ from: path, to: goal }),
    async run({ features }, { from, to }) {
      await features.content.addRedirect(from, to)
      return ok({ id: from.endsWith('/') ? from : `${from}/`, from, to })
    },
  },
  async remove(call, from) {
    if (!(await one(call, from))) return fail('not_found')
    await call.features.content.deleteRedirect(from)
    return ok(undefined)
  },
})
