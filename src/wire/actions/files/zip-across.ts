import { searchZipName } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { answerSelection } from './zip-answers.ts'
import { selectionAcross } from './zip-selection.ts'

/** POST `files.zipSeletedFilesMultipleCategories` with `filesId` and `selectedFileWithCategoryIds` (LIB-14). */
export const zipAcross = (call: WireCall): Promise<Response> =>
  answerSelection(call, selectionAcross(call), {
    task: 'files.downloadZipedFileMultipleCategories',
    parameters: { wpfd_search_name: searchZipName },
  })
