import type { Choice, ChosenFile } from './selection.ts'

/** How long a tab keeps the selection: across a reload, a password form, a visit to another page. */
const keptMs = 30 * 60_000

const keyOf = (path: string): string => `fileSearch ${path}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function readFile(value: unknown): ChosenFile | undefined {
  if (!isRecord(value)) return undefined
  const { id, category, bytes, within } = value
  return typeof id === 'string' &&
    typeof category === 'string' &&
    typeof bytes === 'number' &&
    typeof within === 'number'
    ? { id, category, bytes, within }
    : undefined
}

/** Adds the files that this tab selected on an earlier page. Without storage it does nothing. */
export function readKept(path: string, choice: Choice): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null')
    if (!isRecord(kept) || typeof kept.at !== 'number' || Date.now() - kept.at > keptMs) return
    for (const value of Array.isArray(kept.files) ? kept.files : []) {
      const file = readFile(value)
      if (file) choice.set(file.id, file)
    }
  } catch {
    // Storage is disabled or full.
  }
}

export function keepChoice(path: string, choice: Choice): void {
  try {
    if (choice.size === 0) sessionStorage.removeItem(keyOf(path))
    else sessionStorage.setItem(keyOf(path), JSON.stringify({ at: Date.now(), files: [...choice.values()] }))
  } catch {
    // Without storage the selection lasts as long as the page.
  }
}
