import type { Call } from './call.ts'

/** Actions that change nothing for others: drafts, previews, calculations and tests. */
const quiet: ReadonlySet<string> = new Set([
  'draft',
  'history',
  'mollie-key',
  'original',
  'preview',
  'quote',
  'sheet',
  'test',
  'version',
  'visit',
])
/** The user's own things: saved lists, account and sessions. */
const own: ReadonlySet<string> = new Set(['views', 'profile', 'sessions'])

export const isNoted = (resource: string, act: string): boolean => !quiet.has(act) && !own.has(resource)

/** Notes who did what. In the unit of work of the call the line stands exactly when the change does. */
export async function noteAct({ features, viewer }: Call, resource: string, rowId: unknown, act: string) {
  if (isNoted(resource, act))
    await features.revisions.acts.note({ by: viewer.userId ?? '', resource, rowId: String(rowId), act })
}
