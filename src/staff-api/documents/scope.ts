import { z } from 'zod'
import type { EntryType, TemplateRole, TemplateScope } from '../../features/content/index.ts'
import type { Call } from '../call.ts'
import { fieldText } from '../field-errors.ts'
import { id } from '../schemas.ts'
import { scopeTexts } from '../texts.nl.ts'

export const longestTitle = 200

/** Narrows a template to a term, an entry or an address; at most one is set. */
export const scopeFields = {
  termId: id.nullish(),
  entryId: id.nullish(),
  /** Path prefix of the part of the site. */
  under: z.string().trim().max(200).nullish(),
}
type ScopeFields = { [Name in keyof typeof scopeFields]?: z.infer<(typeof scopeFields)[Name]> }

/** Whether a template of a role can be limited to the pages of a kind; overviews of pages do not exist. */
export const mayBeForKind = (role: TemplateRole | undefined, type: EntryType): boolean =>
  role !== undefined &&
  ['header', 'footer', 'single', 'archive'].includes(role) &&
  (role !== 'archive' || type !== 'page')

/** Whether at most one limit is set. */
export const isOneLimit = ({
  entryType,
  termId,
  entryId,
  under,
}: ScopeFields & { entryType?: unknown }): boolean =>
  [entryType, termId, entryId, under].filter(Boolean).length <= 1

/** Undefined when none is set. */
export function toScope({ termId, entryId, under }: ScopeFields): TemplateScope | undefined {
  if (termId) return { termId }
  if (entryId) return { entryId }
  return under ? { under } : undefined
}

/** The ways to narrow a template of each role, besides the kind of content. */
const narrowed: Readonly<Record<TemplateRole, readonly ('termId' | 'entryId' | 'under')[]>> = {
  header: ['termId', 'entryId', 'under'],
  footer: ['termId', 'entryId', 'under'],
  single: ['termId', 'entryId'],
  archive: ['termId'],
  search: [],
  'not-found': [],
}

/** The errors of a scope for a template of this role, by field; undefined when it is right. */
export async function scopeProblem(
  call: Call,
  role: TemplateRole,
  scope: TemplateScope,
): Promise<Record<string, string> | undefined> {
  const field = narrowed[role].find((name) => name in scope)
  const problem = (name: string) => ({ [name]: fieldText('choice') })
  if (!field) return problem('role')
  if ('under' in scope)
    return /^\/(?:[^/\s?#]+\/)+$/.test(scope.under) ? undefined : { under: scopeTexts.underHelp }
  return (await nameOfScope(call, scope)) === undefined ? problem(field) : undefined
}

/** Name of the term or the page; undefined when it was deleted. */
async function nameOfScope(
  { features: { content }, viewer }: Call,
  scope: Exclude<TemplateScope, { under: string }>,
): Promise<string | undefined> {
  if ('entryId' in scope) return (await content.entry(scope.entryId, viewer))?.title
  return (await content.terms()).find(({ id }) => id === scope.termId)?.name
}

interface Placed {
  role?: TemplateRole | undefined
  entryType?: EntryType | undefined
  scope?: TemplateScope | undefined
}

/** Describes for staff what a template applies to: ‘Alles in ‘Assen’’; undefined for other documents. */
export async function scopeWords(
  call: Call,
  { role, entryType, scope }: Placed,
): Promise<string | undefined> {
  if (!role && !entryType) return undefined
  if (entryType) return (await call.features.content.kinds()).named(entryType)?.many ?? scopeTexts.gone
  if (!scope) return scopeTexts.all
  if ('under' in scope) return scopeTexts.under.replace('{path}', scope.under)
  const name = await nameOfScope(call, scope)
  if (name === undefined) return scopeTexts.gone
  return ('termId' in scope ? scopeTexts.term : scopeTexts.entry).replace('{name}', name)
}

/** The kind of the entry to which a template is limited. */
export async function kindOfEntry(
  { features: { content }, viewer }: Call,
  { scope }: Placed,
): Promise<EntryType | undefined> {
  return scope && 'entryId' in scope ? (await content.entry(scope.entryId, viewer))?.type : undefined
}
