import type { FileDetail, Library } from '../../features/library/index.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readText } from './read-text.ts'

/** Contents of a file that are part of its page; the browser fetches other kinds itself. */
export type Shown =
  | { kind: 'text'; text: string; cut: boolean }
  | Exclude<Awaited<ReturnType<Library['words']>>, undefined>
  | { kind: 'table'; sheets: NonNullable<Awaited<ReturnType<Library['table']>>> }

/** Returns undefined when this viewer may not see it, and for kinds that the browser fetches. */
export async function readShown(
  library: Pick<Library, 'open' | 'words' | 'table'>,
  viewer: Viewer,
  file: FileDetail,
  id: number,
): Promise<Shown | undefined> {
  switch (file.inside?.preview) {
    case 'text': {
      const text = await readText(library, viewer, id)
      return text && { kind: 'text', ...text }
    }
    case 'words':
      return library.words(viewer, id)
    case 'table': {
      const sheets = await library.table(viewer, id)
      return sheets && { kind: 'table', sheets }
    }
  }
  return undefined
}
