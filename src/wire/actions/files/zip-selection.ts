import { parseId, type ZipSelection } from '../../../features/library/index.ts'
import type { Measure } from '../../../platform/http/measure.ts'
import { chosenParameter, readChosen } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'

/** The largest zip holds ten thousand files; each may be a field of its own. */
export const zipMeasure: Measure = {
  longest: { filesId: 120_000, selectedFileWithCategoryIds: 250_000 },
  mostFields: 10_100,
}

/** Returns a field of the body, or else of the URL: forms post what scripts put into the URL. */
export const field = ({ form, query }: WireCall, name: string): string =>
  (form.get(name) ?? query.get(name) ?? '').trim()

/** Whether a form without scripts sent it. */
export const isForm = (call: WireCall): boolean => field(call, 'download') === '1'

/** Reads `filesId` and `wpfd_category_id`; undefined when one of them is no number. */
export function selectionWithin(call: WireCall): ZipSelection | undefined {
  const category = parseId(field(call, 'wpfd_category_id'))
  const files = readIds(field(call, 'filesId'))
  return category === undefined || files === undefined ? undefined : { kind: 'within', category, files }
}

/**
 * Reads `filesId` and `selectedFileWithCategoryIds`, a JSON object or bracketed fields. The checkboxes of a form
 * without scripts send `chosen=12.5` instead (file 12 of category 5); without `filesId` they are the whole selection.
 * Undefined when something is no number, or a file has no category.
 */
export function selectionAcross(call: WireCall): ZipSelection | undefined {
  const categories = readCategories(call)
  const listed = field(call, 'filesId')
  const ids = listed === '' && isForm(call) ? [...categories.keys()] : readIds(listed)
  const files = new Map<number, number>()
  for (const id of ids ?? []) {
    const category = categories.get(id)
    if (category === undefined) return undefined
    files.set(id, category)
  }
  return files.size === 0 ? undefined : { kind: 'across', files }
}

/** Ids of remote files are no numbers. Nothing is left out silently, so one such id makes the whole list invalid. */
function readIds(text: string): number[] | undefined {
  const parts = text.split(',').filter((part) => part.trim() !== '')
  const ids = parts.flatMap((part) => parseId(part) ?? [])
  return ids.length === parts.length ? ids : undefined
}

const name = 'selectedFileWithCategoryIds'
const bracketed = /^selectedFileWithCategoryIds\[([^\]]*)\]$/

function readCategories(call: WireCall): Map<number, number> {
  const pairs = [...call.query, ...call.form].flatMap(([key, value]): [string, unknown][] => {
    if (key === name) return Object.entries(readObject(value))
    const chosen = key === chosenParameter ? readChosen(value) : undefined
    const id = chosen?.id ?? bracketed.exec(key)?.[1]
    return id === undefined ? [] : [[id, chosen?.category ?? value]]
  })
  const categories = new Map<number, number>()
  for (const [fileText, categoryText] of pairs) {
    const file = parseId(fileText)
    const category = parseId(String(categoryText))
    if (file !== undefined && category !== undefined) categories.set(file, category)
  }
  return categories
}

/** Anything but a JSON object counts as empty. */
function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
