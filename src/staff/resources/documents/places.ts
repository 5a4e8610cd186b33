import type { Kinds } from '../../../kernel/known-kinds.ts'

/** Where templates stand. */
export const templateRoles = ['single', 'archive', 'header', 'footer', 'search', 'not-found'] as const
export type Role = (typeof templateRoles)[number]

/** What a template can be for: everything of its role, one kind, what is in a term, one entry, a part of the site. */
export type Span = 'all' | 'kind' | 'term' | 'entry' | 'under'

/** Of which roles there can be narrower templates, and how narrow. */
export const spansOf = (role: Role): readonly Span[] => {
  if (role === 'header' || role === 'footer') return ['all', 'kind', 'term', 'entry', 'under']
  if (role === 'single') return ['all', 'kind', 'term', 'entry']
  return role === 'archive' ? ['all', 'kind', 'term'] : ['all']
}

/** The kinds that have pages of a role: an overview only where there is one. */
export const kindsWith = ({ all }: Kinds, role: Role) =>
  role === 'archive' ? all.filter(({ archive }) => archive) : all

/** Popups and panels to begin with; of each there may be several. */
export const layers = [
  ...['empty', 'announcement', 'newsletter', 'age'].map((start) => ({ kind: 'popup', start })),
  { kind: 'panel', start: 'empty' },
]
