import { answerContents } from '../../../platform/http/contents.ts'
import { searchZipName, textsOfResults } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { plain, unknownFile } from './answers.ts'
import { field } from './zip-selection.ts'

/**
 * GET `files.downloadZipedFile` and `files.downloadZipedFileMultipleCategories`: the zip of a hash, whole or in
 * ranges, named after `wpfd_category_name` or `wpfd_search_name` (LIB-24). An unknown, expired or withdrawn hash gets
 * 404. A file that this visitor may not download gets 403 with its title; a file that is no longer stored, 404 with its
 * title.
 */
export async function downloadZip(call: WireCall): Promise<Response> {
  const { request, viewer, context, runtime } = call
  const label = field(call, 'wpfd_category_name') || field(call, 'wpfd_search_name') || searchZipName
  const found = await context.features.library.openZip(viewer, field(call, 'hash'), label)
  const texts = textsOfResults(runtime.textOverrides)
  const locked = (title: string) => plain(texts('zipLocked', { title }), 403)
  if (!found.ok) {
    if (found.code === 'locked') return locked(found.detail.title)
    if (found.code === 'lost') return plain(texts('zipLost', { title: found.detail.title }), 404)
    return unknownFile()
  }
  const zip = found.value
  return answerContents(request, {
    fileName: zip.fileName,
    length: zip.length,
    etag: zip.etag,
    modifiedAt: zip.modifiedAt,
    mime: 'application/zip',
    inline: false,
    open: async (range) => {
      const begun = await zip.begin(range)
      if (!begun.ok) return locked(begun.detail.title)
      if (!range || range.start === 0)
        context.features.statistics.visits.downloaded(zip.fileIds, request.headers.get('user-agent'))
      return zip.stream(range)
    },
  })
}
