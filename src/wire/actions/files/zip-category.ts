import { parseId } from '../../../features/library/index.ts'
import { callPath, withNotice } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { plain, redirect, unknownFile } from './answers.ts'
import { messageOf } from './zip-answers.ts'
import { field, isForm } from './zip-selection.ts'

/**
 * `files.download` with `wpfd_category_id` (ours): 'download this category' (LIB-20). Redirects to the zip of a
 * category and its subcategories (302); with `own=1`, of the category only. A form sends `download=1` and is redirected
 * back to its page with the error.
 */
export async function zipCategory(call: WireCall): Promise<Response> {
  const { viewer, context } = call
  const { library } = context.features
  const id = parseId(field(call, 'wpfd_category_id'))
  const category = id === undefined ? undefined : await library.category(viewer, id)
  if (!category) return unknownFile()
  const own = field(call, 'own') === '1'
  const prepared = await library.prepareZip(viewer, { kind: 'category', category: category.id, own })
  if (!prepared.ok) {
    return isForm(call)
      ? redirect(withNotice(call.back, context.siteUrl, `zip.${prepared.code}`), 303)
      : plain(messageOf(prepared, call), prepared.code === 'locked' ? 403 : 404)
  }
  const { hash } = prepared.value
  return redirect(
    callPath('files.downloadZipedFile', {
      hash,
      wpfd_category_id: category.id,
      wpfd_category_name: category.name,
    }),
  )
}
