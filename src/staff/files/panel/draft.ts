import { isSameData } from '../../../kernel/same-data.ts'
import type { CustomField, LibraryFile } from '../api/answers.ts'
import type { FileChange } from '../api/library.ts'
import { dayOf, noonOf } from './day.ts'
import { type LockState, lockChange, lockState } from './lock-fields.tsx'

/** A file while it is being changed, as its fields hold it. */
export interface FileDraft {
  title: string
  description: string
  version: string
  categoryId: string
  /** With commas between. */
  tags: string
  created: string
  updated: string
  /** Days, or empty. */
  offeredFrom: string
  offeredTo: string
  maker: string
  licence: string
  source: string
  published: boolean
  hidden: boolean
  productId: string
  customFields: readonly CustomField[]
  lock: LockState
}

export const draftOf = (file: LibraryFile): FileDraft => ({
  title: file.title,
  description: file.description,
  version: file.version,
  categoryId: String(file.category.id),
  tags: file.tags.join(', '),
  created: dayOf(file.createdAt),
  updated: dayOf(file.updatedAt),
  offeredFrom: file.offeredFrom ?? '',
  offeredTo: file.offeredTo ?? '',
  maker: file.maker,
  licence: file.licence,
  source: file.source,
  published: file.published,
  hidden: file.hidden,
  productId: String(file.productId ?? ''),
  customFields: file.customFields,
  lock: lockState(file.lock),
})

/** Names between commas. */
export const tagList = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

const texts = ['title', 'description', 'version', 'maker', 'licence', 'source'] as const
const days = ['offeredFrom', 'offeredTo'] as const
const switches = ['published', 'hidden'] as const

/** Only what differs from the file: what somebody else changed meanwhile stays. */
export function changeOf(file: LibraryFile, draft: FileDraft): FileChange {
  const before = draftOf(file)
  const change: FileChange = { ...lockChange(file.lock, draft.lock) }
  for (const name of texts) if (draft[name] !== before[name]) change[name] = draft[name]
  for (const name of days) if (draft[name] !== before[name]) change[name] = draft[name] || null
  for (const name of switches) if (draft[name] !== before[name]) change[name] = draft[name]
  if (draft.categoryId !== before.categoryId) change.categoryId = Number(draft.categoryId)
  if (draft.tags !== before.tags) change.tags = tagList(draft.tags)
  if (draft.created !== before.created && draft.created) change.createdAt = noonOf(draft.created)
  if (draft.updated !== before.updated && draft.updated) change.updatedAt = noonOf(draft.updated)
  if (draft.productId !== before.productId)
    change.productId = draft.productId === '' ? null : Number(draft.productId)
  if (draft.customFields !== before.customFields)
    change.customFields = draft.customFields.filter(({ label, value }) => label.trim() + value.trim() !== '')
  return change
}

/** The fields that differ from the file. */
export function touchedOf(file: LibraryFile, draft: FileDraft): Partial<FileDraft> {
  const before = new Map<string, unknown>(Object.entries(draftOf(file)))
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => !isSameData(value, before.get(name))),
  )
}

/** Merges a draft with another user's saved changes: untouched fields take their values. */
export const rebased = (file: LibraryFile, draft: FileDraft, now: LibraryFile): FileDraft => ({
  ...draftOf(now),
  ...touchedOf(file, draft),
})
