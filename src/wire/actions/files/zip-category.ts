import { parseId } from '../../../features/library/index.ts'
import { callPath } from '../../../widgets/file-search/results/calls.ts'
import type { WireCall } from '../../call.ts'
import { plain, redirect, unknownFile } from './answers.ts'
import { messageOf } from './zip-answers.ts'
import { field } from './zip-selection.ts'

/**
 * GET `files.download` with `wpfd_category_id` (ours): the link 'download this category' (LIB-20). Leads to the zip
 * of all that stands in it and below it (302).
 */
export async function zipCategory(call: WireCall): Promise<Response> {
  const { viewer, context } = call
  const { library } = context.features
  const id = parseId(field(call, 'wpfd_category_id'))
  const category = id === undefined ? undefined : await library.category(viewer, id)
  if (!category) return unknownFile()
  const prepared = await library.prepareZip(viewer, { kind: 'category', category: category.id })
  if (!prepared.ok) return plain(messageOf(prepared, call), prepared.code === 'locked' ? 403 : 404)
  const { hash } = prepared.value
  return redirect(
    callPath('files.downloadZipedFile', {
      hash,
      wpfd_category_id: category.id,
      wpfd_category_name: category.name,
    }),
  )
}
