import { plain } from './actions/files/answers.ts'
import { displayFile } from './actions/files/file-display.ts'
import { downloadFile } from './actions/files/file-download.ts'
import { searchDisplay } from './actions/files/search-display.ts'
import { tagsOfCategory } from './actions/files/tags-of-category.ts'
import { unlockFile } from './actions/files/unlock-file.ts'
import { zipAcross } from './actions/files/zip-across.ts'
import { zipCategory } from './actions/files/zip-category.ts'
import { downloadZip } from './actions/files/zip-download.ts'
import { zipWithin } from './actions/files/zip-within.ts'
import type { WireCall, WireRoute } from './call.ts'

/** Calls of the file library by their `task`. Two of them count by what they turn out to be. */
export const tasks: Readonly<Record<string, WireRoute>> = {
  'search.getTagByCatId': { action: tagsOfCategory, limit: 'suggestion' },
  'search.display': { action: searchDisplay },
  'files.zipSeletedFiles': { action: zipWithin, limit: 'zip' },
  'files.downloadZipedFile': { action: downloadZip, limit: 'zip-download' },
  'files.zipSeletedFilesMultipleCategories': { action: zipAcross, limit: 'zip' },
  'files.downloadZipedFileMultipleCategories': { action: downloadZip, limit: 'zip-download' },
  'files.download': { action: zipCategory, limit: 'zip' },
  'file.display': { action: displayFile, limit: 'preview' },
  'file.download': { action: downloadFile, limit: 'download' },
  'file.processPasswordProtection': { action: unlockFile },
}

/** Answers `action=wpfd`; the public site says `juwpfisadmin=false`, which changes nothing here. */
export async function wpfd(call: WireCall): Promise<Response> {
  const name = call.query.get('task') ?? call.form.get('task') ?? ''
  const route = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!route) return plain('Controller not found', 404)
  const refused = route.limit && (await call.refuse(route.limit))
  return refused ?? route.action(call)
}
