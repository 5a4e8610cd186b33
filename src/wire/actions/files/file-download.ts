import { downloadPath, parseFileId, previewPath } from '../../../features/library/index.ts'
import { viewerPath } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { redirect, unknownFile } from './answers.ts'
import { field } from './zip-selection.ts'

/**
 * GET `file.download` with `wpfd_file_id`, and `preview=1` for a look: old links lead to the download (302). A locked
 * file leads to its own page, where it can be unlocked, and one whose last day is over to where that is said.
 */
export async function downloadFile(call: WireCall): Promise<Response> {
  const { viewer, context } = call
  const id = parseFileId(field(call, 'wpfd_file_id'))
  if (id === undefined) return unknownFile()
  const { library } = context.features
  const file = await library.file(viewer, id)
  if (!file) return (await library.lastDayOf(id)) ? redirect(viewerPath(id)) : unknownFile()
  if (!file.access.open || !file.inside) return redirect(viewerPath(file.id))
  const { remoteUrl } = file.inside
  if (remoteUrl !== undefined) return redirect(remoteUrl)
  return redirect(field(call, 'preview') === '1' ? previewPath(file) : downloadPath(file))
}
