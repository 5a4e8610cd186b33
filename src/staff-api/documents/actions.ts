import { fail } from '../../kernel/result.ts'
import type { Action, Call, Outcome } from '../resource.ts'
import { id } from '../schemas.ts'
import { dropDraft } from './drop-draft.ts'
import { restoreVersion, showVersion, showVersions } from './history.ts'
import { openDocument } from './open.ts'
import { preview } from './preview.ts'
import { proposeDocument } from './propose.ts'
import { publishDocument } from './publish.ts'
import { saveDraft } from './save.ts'
import { unscheduleDocument } from './schedule.ts'
import { visit } from './visit.ts'

type Run = (call: Call, id: number, body: () => Promise<unknown>) => Promise<Outcome<unknown> | Response>

const action = (
  method: Action['method'],
  run: Run,
  more: Pick<Action, 'publishes' | 'apart'> = {},
): Action => ({
  method,
  needs: 'pages',
  ...more,
  async run(call, raw, body) {
    const known = id.safeParse(raw)
    return known.success ? run(call, known.data, body) : fail('missing')
  },
})

/**
 * The calls of the page editor, at `/staff-api/documents/{id}/{action}` (EDIT-01, EDIT-04), for who has the right that
 * its kind of document requires (`withKindRights`). `version` is a number that grows with every change. Saving,
 * publishing and restoring send the version they started from; they get a 409 with `version`, `by` and `at` when
 * somebody else has changed the document since.
 *
 * - GET `edit`: the document as the editor opens it.
 * - PUT `draft` {version, data, keep?}: {version}. `keep` keeps the present draft as a version.
 * - POST `drop-draft` {version}: the document again, as visitors see it; the draft is kept as a version.
 * - POST `publish` {version, at?}: the document again. A page that visitors do not see yet is published, at the moment
 *   `at` if given. For a document that they see already, the draft replaces it at that moment.
 * - POST `propose` {version, note?}: the document again; others publish the draft.
 * - POST `unschedule` {version}: the document again, with nothing scheduled.
 * - GET `versions`: {data}; POST `version` {versionId}: {data}; POST `restore` {version, versionId}: {version}, with
 *   that version as the draft.
 * - POST `visit` {visit, leaving?}: {version, others}: who else has it open.
 * - POST `preview` {blocks, among?}: {previews} by the blocks' ids, as typed JSON.
 */
export const documentActions: Readonly<Record<string, readonly Action[]>> = {
  edit: [action('GET', openDocument)],
  draft: [action('PUT', saveDraft)],
  'drop-draft': [action('POST', dropDraft)],
  publish: [action('POST', publishDocument, { publishes: true })],
  unschedule: [action('POST', unscheduleDocument, { publishes: true })],
  propose: [action('POST', proposeDocument)],
  versions: [action('GET', showVersions)],
  version: [action('POST', showVersion)],
  restore: [action('POST', restoreVersion)],
  visit: [action('POST', visit)],
  preview: [action('POST', preview, { apart: 'draws, and keeps nothing' })],
}
