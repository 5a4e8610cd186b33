import type { ZipProblem, ZipSelection } from '../../../features/library/index.ts'
import { formatNumber } from '../../../kernel/numbers.ts'
import { callPath, type NoticeCode, textsOfResults, withNotice } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { json, redirect } from './answers.ts'
import { isForm } from './zip-selection.ts'

/** Where a zip is downloaded: the task, and the parameters besides the hash. */
interface ZipPlace {
  task: string
  parameters: Readonly<Record<string, string | number>>
}

/** The most files that somebody selects by hand; larger selections have a rate limit of their own. */
const usualFiles = 500

/** Returns how many files a selection lists one by one. */
const sizeOf = (selection: ZipSelection): number => {
  if (selection.kind === 'category') return 0
  return selection.kind === 'within' ? selection.files.length : selection.files.size
}

/**
 * Stores a selection and returns `{success, data}` to a script; an undefined selection counts as one without ids. A
 * form without scripts sends `download=1` and is redirected to the zip itself, or back to its page with the error
 * (LIB-25).
 */
export async function answerSelection(
  call: WireCall,
  selection: ZipSelection | undefined,
  { task, parameters }: ZipPlace,
): Promise<Response> {
  const { context, viewer } = call
  const refused = selection && sizeOf(selection) > usualFiles && (await call.refuse('zip-many'))
  if (refused) return refused
  const prepared = selection
    ? await context.features.library.prepareZip(viewer, selection)
    : { ok: false as const, code: 'missing' as const }
  if (prepared.ok) {
    const { hash } = prepared.value
    return isForm(call)
      ? redirect(callPath(task, { hash, ...parameters, ...linkOf(call) }), 303)
      : json({ success: true, data: { hash } })
  }
  if (!isForm(call)) return json({ success: false, data: { message: messageOf(prepared, call) } })
  // A URL contains ids, not titles.
  const notice: NoticeCode =
    prepared.code === 'locked' || prepared.code === 'lost'
      ? `zip.${prepared.code}.${prepared.detail.id}`
      : `zip.${prepared.code}`
  return redirect(withNotice(call.back, context.siteUrl, notice), 303)
}

/** A download link in the call also opens the zip. */
function linkOf({ query }: WireCall): Record<string, string> {
  const [order, key] = [query.get('order'), query.get('key')]
  return order && key ? { order, key } : {}
}

/** Returns the message for a problem with a selection; that of the classic server, where it has one. */
export function messageOf(problem: ZipProblem, { runtime }: WireCall): string {
  const texts = textsOfResults(runtime.textOverrides)
  if (problem.code === 'locked') return texts('zipLocked', { title: problem.detail.title })
  if (problem.code === 'lost') return texts('zipLost', { title: problem.detail.title })
  if (problem.code === 'too-many') return texts('zipTooMany', { limit: formatNumber(problem.detail.limit) })
  return texts(problem.code === 'missing' ? 'zipMissing' : 'zipNothing')
}
