import { plain } from './actions/files/answers.ts'
import { displayFile } from './actions/files/file-display.ts'
import { downloadFile } from './actions/files/file-download.ts'
import { searchDisplay } from './actions/files/search-display.ts'
import { tagsOfCategory } from './actions/files/tags-of-category.ts'
import { unlockFile } from './actions/files/unlock-file.ts'
import { zipAcross } from './actions/files/zip-across.ts'
import { zipCategory } from './actions/files/zip-category.ts'
import { downloadZip } from './actions/files/zip-download.ts'
import { zipMeasure } from './actions/files/zip-selection.ts'
import { zipWithin } from './actions/files/zip-within.ts'
import type { WireCall, WireRoute } from './call.ts'
import { failsAsData, failsAsFile, failsAsHtml, failsAsTags, failsAsText } from './failures.ts'
import { runRoute } from './run-route.ts'

/** Calls of the file library by their `task`. Two of them choose their rate limit themselves. */
export const tasks: Readonly<Record<string, WireRoute>> = {
  'search.getTagByCatId': { action: tagsOfCategory, limit: 'suggestion', failed: failsAsTags },
  'search.display': { action: searchDisplay, draws: true, failed: failsAsHtml, longest: { ftags: 12_000 } },
  'files.zipSeletedFiles': { action: zipWithin, limit: 'zip', failed: failsAsData, ...zipMeasure },
  'files.downloadZipedFile': { action: downloadZip, limit: 'zip-download', failed: failsAsText },
  'files.zipSeletedFilesMultipleCategories': {
    action: zipAcross,
    limit: 'zip',
    failed: failsAsData,
    ...zipMeasure,
  },
  'files.downloadZipedFileMultipleCategories': {
    action: downloadZip,
    limit: 'zip-download',
    failed: failsAsText,
  },
  'files.download': { action: zipCategory, limit: 'zip', failed: failsAsText },
  'file.display': { action: displayFile, limit: 'preview', failed: failsAsFile },
  'file.download': { action: downloadFile, limit: 'download', failed: failsAsText },
  'file.processPasswordProtection': {
    action: unlockFile,
    failed: failsAsText,
    // Whatever was typed goes back to its page with the error.
    longest: { wpfd_password_value: 260_000 },
  },
}

/** Answers `action=wpfd`; ignores the parameter `juwpfisadmin=false`, which the public site sends. */
export async function wpfd(call: WireCall): Promise<Response> {
  const name = call.query.get('task') ?? call.form.get('task') ?? ''
  const route = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  return route ? runRoute(route, call) : plain('Controller not found', 404)
}
