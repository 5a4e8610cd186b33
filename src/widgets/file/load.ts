import { parseFileId } from '../../features/library/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type FileModel, fileTags, noticeParameter, toFile } from '../shared/library-file/library-file.ts'
import type { FileProps } from './fields.ts'

/** No model when no file was picked, or when it was deleted or is not published. */
export async function load(
  { wpfd_file_id }: FileProps,
  context: RenderContext,
): Promise<Loaded<{ file?: FileModel }>> {
  const id = parseFileId(wpfd_file_id)
  if (id === undefined) return { model: {} }
  const row = await context.features.library.file(context.viewer, id)
  if (!row) return { model: {}, tags: [`file:${id}`] }
  return {
    model: { file: toFile(row, context) },
    tags: fileTags([row], !row.access.open),
    reads: row.access.open ? [] : [noticeParameter],
    cacheable: !context.query.has(noticeParameter),
  }
}
