import type { ChosenFile } from '../found/selection.ts'
import { callPath, searchZipName } from '../results/calls.ts'
import { ask } from './ask.ts'

export type ZipAnswer = { ok: true; address: string } | { ok: false; message: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function readAnswer(body: string): { hash: string } | { message: string } {
  const answer: unknown = JSON.parse(body)
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {}
  if (isRecord(answer) && answer.success === true && typeof data.hash === 'string') return { hash: data.hash }
  return { message: typeof data.message === 'string' ? data.message : '' }
}

/** The server answers 507 with a sentence when its disk is full. */
const diskFull = 507

/** The first call sends all parameters in the address, which holds about 16 KB. */
const maxIdLetters = 8_000

/** The category in which all selected files were searched; 0 without one, or with more than one. */
function commonCategory(files: readonly ChosenFile[]): number {
  const [first, ...others] = new Set(files.map(({ within }) => within))
  return first === undefined || others.length > 0 ? 0 : first
}

/**
 * Requests a zip (LIB-14) of files of the searched category, or of any category without one. Returns the address to
 * download it from, or the server's error.
 */
export async function askZip(files: readonly ChosenFile[], signal: AbortSignal): Promise<ZipAnswer> {
  const filesId = files.map(({ id }) => id).join()
  const category = commonCategory(files)
  const within = category !== 0 && filesId.length <= maxIdLetters
  const body = await (within
    ? ask(callPath('files.zipSeletedFiles', { filesId, wpfd_category_id: category }), {
        signal,
        also: [diskFull],
      })
    : ask(callPath('files.zipSeletedFilesMultipleCategories'), {
        signal,
        also: [diskFull],
        body: new URLSearchParams({
          filesId,
          selectedFileWithCategoryIds: JSON.stringify(
            Object.fromEntries(files.map(({ id, category: own }) => [id, own])),
          ),
        }),
      }))
  const answer = readAnswer(body)
  if ('message' in answer) return { ok: false, message: answer.message }
  const { hash } = answer
  return {
    ok: true,
    address: within
      ? callPath('files.downloadZipedFile', {
          hash,
          wpfd_category_id: category,
          wpfd_category_name: searchZipName,
        })
      : callPath('files.downloadZipedFileMultipleCategories', { hash, wpfd_search_name: searchZipName }),
  }
}
