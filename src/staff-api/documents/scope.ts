import { z } from 'zod'
import type { EntryType, TemplateRole, TemplateScope } from '../../features/content/index.ts'
import type { Call } from '../call.ts'
import { fieldText } from '../field-errors.ts'
import { id } from '../schemas.ts'
import { scopeTexts } from '../texts.nl.ts'

/** To what a template is narrowed, of which at most one is told. */
export const scopeFields = {
  termId: id.nullish(),
  entryId: id.nullish(),
  /** The path that the addresses of a part of the site begin with. */
  under: z.string().trim().max(200).nullish(),
}
type ScopeFields = { [Name in keyof typeof scopeFields]?: z.infer<(typeof scopeFields)[Name]> }

/** Undefined when none is told. */
export function toScope({ termId, entryId, under }: ScopeFields): TemplateScope | undefined {
  if (termId) return { termId }
  if (entryId) return { entryId }
  return under ? { under } : undefined
}

/** Which ways there are to narrow a template of each role, beside the kinds of content. */
const narrowed: Readonly<Record<TemplateRole, readonly ('termId' | 'entryId' | 'under')[]>> = {
  header: ['termId', 'entryId', 'under'],
  footer: ['termId', 'entryId', 'under'],
  single: ['termId', 'entryId'],
  archive: ['termId'],
  search: [],
  'not-found': [],
}

/** What is wrong with a scope of a template of this role, by field; undefined when nothing is. */
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

/** The name of its term or page; undefined when that is gone. */
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

/** For what a template is there, as staff read it: ‘Alles in ‘Assen’’; undefined of what is no template. */
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
