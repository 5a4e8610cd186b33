import type { Kinds } from '../../../kernel/known-kinds.ts'

/** The roles of templates. */
export const templateRoles = ['single', 'archive', 'header', 'footer', 'search', 'not-found'] as const
export type Role = (typeof templateRoles)[number]

/** The scopes of a template: everything of its role, one kind, one term, one entry, a part of the site. */
export type Span = 'all' | 'kind' | 'term' | 'entry' | 'under'

/** Roles with narrower templates, and their possible scopes. */
export const spansOf = (role: Role): readonly Span[] => {
  if (role === 'header' || role === 'footer') return ['all', 'kind', 'term', 'entry', 'under']
  if (role === 'single') return ['all', 'kind', 'term', 'entry']
  return role === 'archive' ? ['all', 'kind', 'term'] : ['all']
}

/** The kinds that have pages of a role: an overview only where there is one. */
export const kindsWith = ({ all }: Kinds, role: Role) =>
  role === 'archive' ? all.filter(({ archive }) => archive) : all

/** Starting points for popups and panels. */
export const layers = [
  ...['empty', 'announcement', 'newsletter', 'age'].map((start) => ({ kind: 'popup', start })),
  { kind: 'panel', start: 'empty' },
]
