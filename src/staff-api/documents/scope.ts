import type { EntryType, TemplateRole, TemplateScope } from '../../features/content/index.ts'
import type { Call } from '../call.ts'
import { fieldText } from '../field-errors.ts'
import { scopeTexts } from '../texts.nl.ts'

export const longestTitle = 200

/** Whether a template of a role can be limited to the pages of a kind; overviews of pages do not exist. */
export const mayBeForKind = (role: TemplateRole, type: EntryType): boolean =>
  ['header', 'footer', 'single', 'archive'].includes(role) && (role !== 'archive' || type !== 'page')

/** The ways to narrow a template of each role, besides the kind of content. */
const narrowed: Readonly<Record<TemplateRole, readonly ('termId' | 'entryId' | 'under')[]>> = {
  header: ['termId', 'entryId', 'under'],
  footer: ['termId', 'entryId', 'under'],
  single: ['termId', 'entryId'],
  archive: ['termId'],
  search: [],
  'not-found': [],
}

/** What is wrong with a scope for a template of this role; undefined when it is right. */
export async function scopeProblem(
  call: Call,
  role: TemplateRole,
  scope: TemplateScope,
): Promise<{ field: string; text: string } | undefined> {
  const field = narrowed[role].find((name) => name in scope)
  if (!field) return { field: 'span', text: fieldText('choice') }
  if ('under' in scope)
    return /^\/(?:[^/\s?#]+\/)+$/.test(scope.under) ? undefined : { field, text: scopeTexts.underHelp }
  return (await namedBy(call, scope)) ? undefined : { field, text: fieldText('choice') }
}

interface Named {
  name: string
  /** Of an entry. */
  type?: EntryType
}

/** The term or the page; undefined when it was deleted. */
async function namedBy(
  { features: { content }, viewer }: Call,
  scope: Exclude<TemplateScope, { under: string }>,
): Promise<Named | undefined> {
  if ('termId' in scope) return (await content.terms()).find(({ id }) => id === scope.termId)
  const entry = await content.entry(scope.entryId, viewer)
  return entry && { name: entry.title, type: entry.type }
}

interface Placed {
  role?: TemplateRole | undefined
  entryType?: EntryType | undefined
  scope?: TemplateScope | undefined
}

interface ScopeWords {
  /** ‘Alles in ‘Assen’’; undefined for other documents. */
  about?: string
  /** The kind of the entry to which it is limited. */
  kindOfEntry?: EntryType | undefined
}

/** Describes for staff what a template applies to. */
export async function scopeWords(call: Call, { role, entryType, scope }: Placed): Promise<ScopeWords> {
  if (!role && !entryType) return {}
  if (entryType)
    return { about: (await call.features.content.kinds()).named(entryType)?.many ?? scopeTexts.gone }
  if (!scope) return { about: scopeTexts.all }
  if ('under' in scope) return { about: scopeTexts.under.replace('{path}', scope.under) }
  const found = await namedBy(call, scope)
  if (!found) return { about: scopeTexts.gone }
  const words = 'termId' in scope ? scopeTexts.term : scopeTexts.entry
  return { about: words.replace('{name}', found.name), kindOfEntry: found.type }
}
