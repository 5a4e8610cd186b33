import { fail, ok, type Result } from '../../../kernel/result.ts'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import type { EntryType, TemplateRole, TemplateScope } from '../views.ts'
import { documents } from './schema.ts'
import { scopeKey } from './scope.ts'
import { readTemplates } from './templates.ts'

export interface StartedTemplate {
  role: TemplateRole
  /** Absent for the general one of its role. */
  type?: EntryType | undefined
  scope?: TemplateScope | undefined
  title: string
  /** A user's id. */
  by: string
}

/**
 * A template that visitors see once it is published. It begins as a copy of what pages have without it, so that
 * nothing is lost on the way. `taken`: its place has one, which may be a draft.
 */
export async function startTemplate(
  { db, clock }: Pick<ContentDeps, 'db' | 'clock'>,
  { role, type, scope, title, by }: StartedTemplate,
): Promise<Result<{ id: number }, 'taken'>> {
  const standIn = (await readTemplates({ db })).find(role, { type })
  const [added] = await db
    .insert(documents)
    .values({
      kind: 'template',
      role,
      entryType: type,
      title: cleanLine(title),
      scope: scope && scopeKey(scope),
      draft: standIn?.data ?? { root: { props: {} }, content: [] },
      draftSavedAt: clock(),
      draftSavedBy: by,
    })
    .onConflictDoNothing()
    .returning({ id: documents.id })
  return added ? ok(added) : fail('taken')
}
