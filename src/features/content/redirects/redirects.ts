import { eq } from 'drizzle-orm'
import { dropEnd } from '../../../kernel/drop-end.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { cleanText } from '../clean-text.ts'
import type { Parts } from '../parts.ts'
import { entries, redirects } from '../schema.ts'
import { addressOf } from '../view/view.ts'
import { maySee } from '../view/visible.ts'
import type { Found } from '../views.ts'
import { isOfProgram } from './of-program.ts'

/** Longer than any chain of moves; a longer one is a circle. */
const maxHops = 10

/** Redirects an old address to an entry, wherever the entry moves. */
export async function redirectToEntry(tx: Executor, from: string, entryId: number): Promise<void> {
  await tx
    .insert(redirects)
    .values({ fromPath: from, entryId })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { entryId, toUrl: null } })
}

/** `from`: a path of ours. `to`: a path of ours or an address on the web; throws on anything else. */
export async function addRedirect({ db }: Parts, from: string, to: string): Promise<void> {
  const { fromPath, toUrl } = readRedirectFields(from, to)
  await db
    .insert(redirects)
    .values({ fromPath, toUrl })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { entryId: null, toUrl } })
}

/** Adds a redirect, as `addRedirect` does, where none is and the program does not answer; returns its path. */
export async function addNewRedirect(
  { db }: Parts,
  from: string,
  to: string,
): Promise<Result<string, 'address-program' | 'address-redirects'>> {
  const { fromPath, toUrl } = readRedirectFields(from, to)
  if (isOfProgram(fromPath)) return fail('address-program')
  const added = await db
    .insert(redirects)
    .values({ fromPath, toUrl })
    .onConflictDoNothing()
    .returning({ fromPath: redirects.fromPath })
  return added.length > 0 ? ok(fromPath) : fail('address-redirects')
}

function readRedirectFields(from: string, to: string) {
  const fromPath = normalPath(from)
  const toUrl = cleanText(to)
  if (!fromPath) throw new Error(`'${from}' is no path`)
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(toUrl)) throw new Error(`a redirect cannot lead to '${to}'`)
  return { fromPath, toUrl }
}

/** The present target of an old address; undefined when there is none, or a circle. */
export async function followRedirect(parts: Parts, path: string, viewer: Viewer): Promise<Found | undefined> {
  const start = normalPath(path)
  const found = await followRow(parts, start, viewer)
  const bare = found === undefined && start !== undefined ? withoutSize(start) : undefined
  return bare === undefined ? found : followRow(parts, bare, viewer)
}

/** Sizes that a classic site made of a picture, as `foto-300x225.jpg`, lead where the picture itself does. */
function withoutSize(path: string): string | undefined {
  if (!path.startsWith('/wp-content/uploads/')) return undefined
  const bare = path
    .replace(/-\d{1,5}x\d{1,5}(?=\.\w{2,5}\/$)/, '')
    .replace(/-(?:scaled|rotated)(?=\.\w{2,5}\/$)/, '')
  return bare === path ? undefined : bare
}

/** Where a redirect leads in the end, given as it is stored. */
export async function followRow(
  parts: Parts,
  start: string | undefined,
  viewer: Viewer,
): Promise<Found | undefined> {
  let at = start
  let to: string | undefined
  for (let hop = 0; at !== undefined && hop < maxHops; hop += 1) {
    const step = await readRedirect(parts, at)
    if (!step) break
    if (step.entry) return foundEntry(parts, step.entry, viewer)
    to = step.toUrl ?? undefined
    at = to?.startsWith('/') ? normalPath(to) : undefined
    if (at === start) return undefined
  }
  return to === undefined ? undefined : { kind: 'moved', to }
}

async function readRedirect({ db }: Parts, fromPath: string) {
  const { id, type, above, slug, title, status, publishedAt } = entries
  const [row] = await db
    .select({ toUrl: redirects.toUrl, entry: { id, type, above, slug, title, status, publishedAt } })
    .from(redirects)
    .leftJoin(entries, eq(entries.id, redirects.entryId))
    .where(eq(redirects.fromPath, fromPath))
  return row
}

type Redirected = NonNullable<NonNullable<Awaited<ReturnType<typeof readRedirect>>>['entry']>

async function foundEntry(parts: Parts, entry: Redirected, viewer: Viewer): Promise<Found | undefined> {
  if (entry.status === 'gone') return { kind: 'gone', title: entry.title }
  if (!maySee(entry, viewer, parts.clock())) return undefined
  return { kind: 'moved', to: await addressOf(parts, entry) }
}

/** Decodes a path, without query and hash, with its final slash; undefined when it is malformed. */
export function normalPath(address: string): string | undefined {
  const [bare = ''] = address.split(/[?#]/)
  if (!bare.startsWith('/') || address.includes('\0')) return undefined
  return `${dropEnd(cleanText(decoded(bare)), /\//)}/`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
