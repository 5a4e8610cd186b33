import type { ZipProblem, ZipSelection } from '../../../features/library/index.ts'
import { formatNumber } from '../../../kernel/numbers.ts'
import { callPath, type NoticeCode, textsOfResults, withNotice } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { json, redirect } from './answers.ts'
import { field } from './zip-selection.ts'

/** Where a zip is fetched: the task, and what stands beside the hash. */
interface ZipPlace {
  task: string
  parameters: Readonly<Record<string, string | number>>
}

/** What somebody picks by hand. */
const usualFiles = 500

/** How many files are named one by one. */
const sizeOf = (selection: ZipSelection): number => {
  if (selection.kind === 'category') return 0
  return selection.kind === 'within' ? selection.files.length : selection.files.size
}

/**
 * Remembers a selection and answers `{success, data}` to a script; no selection counts as one without ids. A form
 * that was sent without scripts says `download=1` and is led to the zip itself, or back to its page with what is
 * wrong (LIB-25).
 */
export async function answerSelection(
  call: WireCall,
  selection: ZipSelection | undefined,
  { task, parameters }: ZipPlace,
): Promise<Response> {
  const { context, viewer } = call
  const refused = selection && sizeOf(selection) > usualFiles && (await call.refuse('zip-many'))
  if (refused) return refused
  const isForm = field(call, 'download') === '1'
  const prepared = selection
    ? await context.features.library.prepareZip(viewer, selection)
    : { ok: false as const, code: 'missing' as const }
  if (prepared.ok) {
    const { hash } = prepared.value
    return isForm
      ? redirect(callPath(task, { hash, ...parameters, ...linkOf(call) }), 303)
      : json({ success: true, data: { hash } })
  }
  if (!isForm) return json({ success: false, data: { message: messageOf(prepared, call) } })
  // An address carries no titles.
  const notice: NoticeCode =
    prepared.code === 'locked' || prepared.code === 'lost'
      ? `zip.${prepared.code}.${prepared.detail.id}`
      : `zip.${prepared.code}`
  return redirect(withNotice(call.back, context.siteUrl, notice), 303)
}

/** A download link that was brought opens the zip too. */
function linkOf({ query }: WireCall): Record<string, string> {
  const [order, key] = [query.get('order'), query.get('key')]
  return order && key ? { order, key } : {}
}

/** What is wrong with a selection, as the classic server says it where it says something. */
export function messageOf(problem: ZipProblem, { runtime }: WireCall): string {
  const texts = textsOfResults(runtime.textOverrides)
  if (problem.code === 'locked') return texts('zipLocked', { title: problem.detail.title })
  if (problem.code === 'lost') return texts('zipLost', { title: problem.detail.title })
  if (problem.code === 'too-many') return texts('zipTooMany', { limit: formatNumber(problem.detail.limit) })
  return texts(problem.code === 'missing' ? 'zipMissing' : 'zipNothing')
}
