import type { TemplateScope } from '../views.ts'

/** As a template keeps it: `term:12`, `entry:34`, `under:/shop/`. */
export function scopeKey(scope: TemplateScope): string {
  if ('termId' in scope) return `term:${scope.termId}`
  return 'entryId' in scope ? `entry:${scope.entryId}` : `under:${scope.under}`
}

/** Undefined when `key` is none, as for a template that is not narrowed. */
export function scopeOf(key: string | null | undefined): TemplateScope | undefined {
  const [, kind, rest = ''] = /^(term|entry|under):(.+)$/.exec(key ?? '') ?? []
  if (kind === 'term') return { termId: Number(rest) }
  if (kind === 'entry') return { entryId: Number(rest) }
  return kind === 'under' ? { under: rest } : undefined
}
