import type { Call } from './call.ts'

/** Actions that change nothing for others: what is filled in and not saved, looked at, reckoned or tried. */
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
/** What is somebody's own: their saved lists and their own account. */
const own: ReadonlySet<string> = new Set(['views', 'profile', 'sessions'])

export const isNoted = (resource: string, act: string): boolean => !quiet.has(act) && !own.has(resource)

/** Notes who did what, once it is done. The database is asked after the change: killed in between, the line is missing. */
export async function noteAct({ features, viewer }: Call, resource: string, rowId: unknown, act: string) {
  if (isNoted(resource, act))
    await features.kept.acts.note({ by: viewer.userId ?? '', resource, rowId: String(rowId), act })
}
