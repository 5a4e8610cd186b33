import type { TemplateScope } from '../views.ts'

/** The stored form of a scope: `term:12`, `entry:34`, `under:/shop/`. */
export function scopeKey(scope: TemplateScope): string {
  if ('termId' in scope) return `term:${scope.termId}`
  return 'entryId' in scope ? `entry:${scope.entryId}` : `under:${scope.under}`
}

/** Parses a stored scope; undefined for a template without one. */
export function scopeOf(key: string | null | undefined): TemplateScope | undefined {
  const [, kind, rest = ''] = /^(term|entry|under):(.+)$/.exec(key ?? '') ?? []
  if (kind === 'term') return { termId: Number(rest) }
  if (kind === 'entry') return { entryId: Number(rest) }
  return kind === 'under' ? { under: rest } : undefined
}
