import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import { extractTable } from '../extract/extract-table.ts'
import type { Sheet } from '../extract/table/sheet.ts'
import type { Parts } from '../parts.ts'
import { contents, files } from '../schema.ts'
import { readContent } from './lost-contents.ts'
import { detail } from './open-file.ts'

/** The length of the text of a document that is shown before it is downloaded. */
const shownLetters = 200_000

/** The text of a document, or why it is not shown: it is not yet extracted, or there is none. */
export type Words =
  | { kind: 'words'; paragraphs: string[]; cut: boolean }
  | { kind: 'reading' }
  | { kind: 'none' }

/** The extracted text of a document; undefined if the viewer may not open it. */
export async function readWords(parts: Parts, viewer: Viewer, id: number): Promise<Words | undefined> {
  const content = await contentOf(parts, viewer, id)
  if (!content) return undefined
  if (content.extraction === 'pending') return { kind: 'reading' }
  const [file] = await parts.db.select({ text: files.text }).from(files).where(eq(files.id, id))
  const text = content.extraction === 'done' ? (file?.text ?? '') : ''
  if (text === '') return { kind: 'none' }
  const cut = text.length > shownLetters
  return { kind: 'words', paragraphs: text.slice(0, shownLetters).toWellFormed().split('\n'), cut }
}

/**
 * The first rows of a table, or of the sheets of a spreadsheet; empty if it cannot be read, undefined if the viewer
 * may not open it.
 */
export async function readTable(
  parts: Parts,
  viewer: Viewer,
  id: number,
): Promise<readonly Sheet[] | undefined> {
  const content = await contentOf(parts, viewer, id)
  if (!content) return undefined
  const { extension, mime, size, storageKey } = content
  const read = await extractTable(storageKey, {
    extension,
    mime,
    size,
    open: () => readContent(parts, storageKey),
  })
  if (!read.ok)
    parts.log.info({ id, reason: read.code }, 'a table cannot be read: visitors can only download it')
  return read.ok ? read.value : []
}

async function contentOf(parts: Parts, viewer: Viewer, id: number) {
  const file = await detail(parts, viewer, id)
  if (!file?.access.open) return undefined
  const [content] = await parts.db
    .select()
    .from(contents)
    .where(and(eq(contents.fileId, id), eq(contents.current, true)))
  return content
}
