import { searchZipName } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { answerSelection } from './zip-answers.ts'
import { field, selectionWithin } from './zip-selection.ts'

/** GET `files.zipSeletedFiles` with `filesId` and `wpfd_category_id` (LIB-14). */
export const zipWithin = (call: WireCall): Promise<Response> =>
  answerSelection(call, selectionWithin(call), {
    task: 'files.downloadZipedFile',
    parameters: { wpfd_category_id: field(call, 'wpfd_category_id'), wpfd_category_name: searchZipName },
  })
