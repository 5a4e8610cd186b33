import { z } from 'zod'
import type { StaffRedirect } from '../../features/content/index.ts'
import { dropEnd } from '../../kernel/drop-end.ts'
import { fail, ok } from '../../kernel/result.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { isTold } from '../../kernel/words/is-told.ts'
import { shape, words } from '../answer-parts.ts'
import type { StaffFeatures } from '../features.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'

const path = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^\/(?![/\\])[^\s\\\0]*$/, { error: fieldText('path') })
/** Redirects know no query, and a browser does not send what follows a `#`. */
const oldPath = path.refine((path) => !/[?#]/.test(path), { error: fieldText('path_query') })
const goal = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(\/(?![/\\])|https?:\/\/)[^\s\\\0]*$/, { error: fieldText('link') })

const withSlash = (path: string) => `${dropEnd(path, /\//)}/`

/** The path, when it is an address on the site itself. */
const withoutSite = (to: string, siteUrl: string) =>
  URL.canParse(to) && new URL(to).host === new URL(siteUrl).host
    ? to.replace(/^https?:\/\/[^/?#]*\/*/, '/')
    : to

/**
 * Whether visitors find something at this path, which a redirect would not replace: an entry, a list of entries, or a
 * term.
 */
async function lives({ content }: StaffFeatures, path: string): Promise<boolean> {
  const there = await content.find(path, anonymous)
  if (there && there.kind !== 'moved' && there.kind !== 'gone') return true
  const kinds = await content.kinds()
  if (kinds.withArchive(path)) return true
  const [word = '', ...below] = path.split('/').filter(Boolean)
  const taxonomy = kinds.withWord(word)
  return taxonomy !== undefined && (await content.term(taxonomy.name, below.join('/'))) !== undefined
}

/** Whether `to` leads to `from`, by itself or through other redirects. */
async function leadsBack(
  { content, canvas: { siteUrl } }: StaffFeatures,
  to: string,
  from: string,
): Promise<boolean> {
  const pathOf = (to: string) => withSlash(withoutSite(to, siteUrl).split(/[?#]/)[0] ?? '')
  const known = new Map((await content.redirects()).map((redirect) => [redirect.from, redirect.to]))
  const seen = new Set<string>()
  for (let at: string | undefined = pathOf(to); at !== undefined && !seen.has(at); ) {
    if (at === from) return true
    seen.add(at)
    const next: string | undefined = known.get(at)
    at = next && pathOf(next)
  }
  return false
}

const toRow = (redirect: StaffRedirect) => ({ id: redirect.from, ...redirect })
const one = async ({ features }: Call, from: string) => {
  const redirect = (await features.content.redirects()).find((known) => known.from === from)
  return redirect && toRow(redirect)
}

/** Old addresses and their targets; moved entries make their own redirects. */
export const redirects = defineResource({
  name: 'redirects',
  read: 'pages',
  write: 'pages',
  id: z.string().max(2_000),
  row: shape({ id: words, from: words, to: words, entryId: z.number().optional() }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: ['from'],
  async list({ features }, { filter: { q = '' }, page, perPage, descending }) {
    const found = (await features.content.redirects()).filter(({ from, to }) => isTold(q, from, to))
    const ordered = descending ? found.toReversed() : found
    return { data: ordered.slice((page - 1) * perPage, page * perPage).map(toRow), total: found.length }
  },
  one,
  create: {
    schema: z.object({ from: oldPath, to: goal }),
    async run({ features }, { from, to: typed }) {
      const old = withSlash(from)
      const to = withoutSite(typed, features.canvas.siteUrl)
      if (await lives(features, old)) return invalid({ from: fieldText('address_lives') })
      if (await leadsBack(features, to, old)) return invalid({ to: fieldText('leads_to_itself') })
      const added = await features.content.addNewRedirect(from, to)
      return added.ok
        ? ok({ id: added.value, from: added.value, to })
        : invalid({ from: fieldText(added.code) })
    },
  },
  async remove(call, from) {
    if (!(await one(call, from))) return fail('missing')
    await call.features.content.deleteRedirect(from)
    return ok(undefined)
  },
})
