import { formatBytes } from '../../../kernel/bytes.ts'
import type { FormTexts } from '../form/text-props.ts'

export interface ChosenFile {
  id: string
  category: string
  bytes: number
}

const boxes = (root: ParentNode): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('.cbox_file_download'),
]

/** The files that are ticked in the results. */
export const chosenFiles = (root: ParentNode): ChosenFile[] =>
  boxes(root)
    .filter(({ checked }) => checked)
    .map(({ dataset }) => ({
      id: dataset.id ?? '',
      category: dataset.catid ?? '0',
      bytes: Number(dataset.size ?? 0),
    }))

export function chooseAll(root: ParentNode, on: boolean): void {
  for (const box of boxes(root)) box.checked = on
}

/** The box of a file in the results; undefined when it cannot be chosen. */
export const boxOfFile = (root: ParentNode | null, id: string): HTMLInputElement | undefined =>
  root ? boxes(root).find(({ dataset }) => dataset.id === id) : undefined

/** Ticks a file from elsewhere on the page; the results hear of it as of a press on its box. */
export function chooseFile(root: ParentNode | null, id: string, on: boolean): void {
  const box = boxOfFile(root, id)
  if (!box) return
  box.checked = on
  box.dispatchEvent(new Event('change', { bubbles: true }))
}

/** How many and how large, in words. */
export function chosenWords(files: readonly ChosenFile[], texts: FormTexts): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const size = formatBytes(bytes)
  return files.length === 1
    ? texts('chosenOne', { size })
    : texts('chosenMany', { count: files.length.toLocaleString('nl-NL'), size })
}

/**
 * Says in the HTML of the results what is chosen: the boxes that stand for all, and the bar with 'Download
 * selected', which is there only while something is chosen (LIB-13).
 */
export function showSelection(root: ParentNode, texts: FormTexts): void {
  const all = boxes(root)
  const files = chosenFiles(root)
  for (const box of root.querySelectorAll<HTMLInputElement>('.wpfd-choose-all')) {
    box.hidden = false
    const label = box.closest('label')
    if (label) label.hidden = false
    box.disabled = all.length === 0
    box.checked = all.length > 0 && files.length === all.length
    box.indeterminate = files.length > 0 && files.length < all.length
  }
  const bar = root.querySelector<HTMLElement>('.wpfd-selection')
  if (!bar) return
  bar.hidden = files.length === 0
  const status = bar.querySelector('[role="status"]')
  if (status && files.length > 0) status.textContent = chosenWords(files, texts)
}
