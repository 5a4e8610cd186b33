import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, type ClassicWidget, type Draft, draft } from '../classic.ts'
import { fields } from './fields.ts'

/** The number in a setting; `undefined` and other words are no numbers. */
const numberIn = (from: ClassicWidget, ...keys: string[]): number | undefined => {
  const said = keys.map((key) => String(from.raw(key) ?? '')).find((value) => value !== '')
  return said !== undefined && /^\d{1,15}$/.test(said) ? Number(said) : undefined
}

function file(from: ClassicWidget, id: number | undefined): Draft | undefined {
  const known = id === undefined ? undefined : from.links.file(id)
  if (!known) {
    from.lose('file', id === undefined ? String(from.raw('id') ?? from.raw('wpfd_file_id') ?? '') : `#${id}`)
    return undefined
  }
  const href = known.address ?? `/bestand-bekijken/${known.id}/`
  return {
    ...draft(fields, {
      wpfd_file_id: String(known.id),
      wpfd_file_name: known.title.slice(0, 200),
      wpfd_category_id: known.categoryId === undefined ? '' : String(known.categoryId),
    }),
    prose: `<p><a href="${escapeHtml(href)}">${escapeHtml(known.title)}</a></p>`,
  }
}

const many = (from: ClassicWidget) =>
  String(from.raw('ids') ?? from.raw('id') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
    .slice(0, 200)
    .flatMap((id) => file(from, /^\d{1,15}$/.test(id) ? Number(id) : undefined) ?? [])

function attachment(from: ClassicWidget): Draft | undefined {
  const id = from.number('id')
  const url = [from.raw('href'), from.raw('src')].find(
    (one): one is string => typeof one === 'string' && one !== '',
  )
  const known = from.links.attachment({ id, url })
  if (!known) return undefined
  const href = known.address ?? `/bestand-bekijken/${known.id}/`
  return {
    ...draft(fields, {
      wpfd_file_id: String(known.id),
      wpfd_file_name: known.title.slice(0, 200),
      wpfd_category_id: known.categoryId === undefined ? '' : String(known.categoryId),
    }),
    prose: `<p><a href="${escapeHtml(href)}">${escapeHtml(known.title)}</a></p>`,
  }
}

export const classic: ClassicMapping = {
  elementor: {
    wpfd_choose_file: (from) =>
      from.has('wpfd_file_id') ? file(from, numberIn(from, 'wpfd_file_id')) : undefined,
  },
  shortcodes: {
    wpfd_single_file: (from) => file(from, numberIn(from, 'id')),
    wpfd_files: many,
    download: (from) => file(from, numberIn(from, 'id')),
  },
  blocks: {
    // What is no file of the library stays the link that the block is.
    'core/file': attachment,
    'wpfd/block-file-selection': (from) => file(from, numberIn(from, 'fileId', 'selectedFileId', 'id')),
    'wpfd/file': (from) => file(from, numberIn(from, 'fileId', 'selectedFileId', 'id')),
  },
}
