import { callPath } from '../results/calls.ts'
import { ask } from './ask.ts'

/** The facts of a file for a box (section 7, `file.display`). */
export interface BoxedFile {
  id: string
  title: string
  description: string
  /** DD-MM-YYYY. */
  created: string
  modified: string
  type: string
  bytes: number
  hits: number
  version: string
  tags: string
  category: string
  download: string
  /** The file's own page. */
  viewer: string
  remote: boolean
  fields: readonly { label: string; value: string; type: 'text' | 'url' }[]
  preview: (typeof previews)[number] | 'none'
  /** Address of the contents, shown within the page. */
  contents: string
}

export type FileAnswer =
  | { kind: 'file'; file: BoxedFile }
  | { kind: 'locked'; title: string }
  | { kind: 'missing' }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const number = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0)
const previews = ['image', 'drawn', 'pdf', 'text', 'table', 'words', 'audio', 'video'] as const
/** Only web addresses become links, whatever the response says. */
const address = (value: unknown): string => (/^(\/(?!\/)|https?:\/\/)/.test(text(value)) ? text(value) : '')

export function readFileAnswer(body: string): FileAnswer {
  const answer: unknown = JSON.parse(body)
  const file = isRecord(answer) ? answer.file : undefined
  if (!isRecord(file)) return { kind: 'missing' }
  const title = text(file.post_title)
  if (file.protected === true) return { kind: 'locked', title }
  const fields = Array.isArray(file.custom_fields) ? file.custom_fields : []
  return {
    kind: 'file',
    file: {
      id: text(file.ID),
      title,
      description: text(file.description).trim(),
      created: text(file.created),
      modified: text(file.modified),
      type: text(file.ext).toUpperCase(),
      bytes: number(file.size),
      hits: number(file.hits),
      version: text(file.version),
      tags: text(file.file_tags).split(',').filter(Boolean).join(', '),
      category: text(file.cattitle),
      download: address(file.linkdownload),
      viewer: address(file.viewerlink),
      remote: file.remote_file === true,
      fields: fields.flatMap((field: unknown) =>
        isRecord(field)
          ? {
              label: text(field.label),
              value: field.type === 'url' ? address(field.value) : text(field.value),
              type: field.type === 'url' ? ('url' as const) : ('text' as const),
            }
          : [],
      ),
      preview: previews.find((kind) => kind === file.preview) ?? 'none',
      contents: address(file.linkpreview),
    },
  }
}

/** Fetches a file for a box. Throws when the network fails. */
export const askFile = async (
  { id, category, root }: { id: string; category: string; root: number },
  signal: AbortSignal,
): Promise<FileAnswer> =>
  readFileAnswer(
    await ask(callPath('file.display', { view: 'file', id, categoryid: category, rootcat: root }), {
      signal,
      also: [404],
    }),
  )
