import { formatBytes } from '../../../kernel/bytes.ts'
import { formatNumber } from '../../../kernel/numbers.ts'
import type { FormTexts } from '../form/text-props.ts'
import { readChosen } from '../results/chosen-value.ts'

export interface ChosenFile {
  id: string
  category: string
  bytes: number
  /** The category of the search in which the file was selected; 0 for none. */
  within: number
}

/** The files selected for the zip, also from other result pages and other searches. */
export type Choice = Map<string, ChosenFile>

const boxes = (root: ParentNode): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('.cbox_file_download'),
]

/** Reads the checkboxes of this page; with `only`, just the ticked ones, since the others may be selected elsewhere. */
export function readBoxes(root: ParentNode, choice: Choice, within: number, only?: 'ticked'): void {
  for (const { checked, dataset } of boxes(root)) {
    const { id = '', catid: category = '0', size = '0' } = dataset
    if (!checked) {
      if (only !== 'ticked') choice.delete(id)
    } else if (!choice.has(id)) choice.set(id, { id, category, bytes: Number(size), within })
  }
}

/** Reads the selection that the page carries over from another page without scripts (LIB-25). */
export function readCarried(root: ParentNode, choice: Choice): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('.wpfd-carried')) {
    const file = readChosen(field.value)
    if (file) {
      const bytes = Number(field.dataset.size ?? 0)
      choice.set(file.id, { ...file, bytes, within: 0 })
    }
    field.remove()
  }
}

/** Sets the checkboxes of this page to match the selection. */
export function tickBoxes(root: ParentNode, choice: Choice): void {
  for (const box of boxes(root)) box.checked = choice.has(box.dataset.id ?? '')
}

export function chooseAll(root: ParentNode, on: boolean): void {
  for (const box of boxes(root)) box.checked = on
}

/** The checkbox of a file in the results; undefined when the file cannot be selected. */
export const boxOfFile = (root: ParentNode | null, id: string): HTMLInputElement | undefined =>
  root ? boxes(root).find(({ dataset }) => dataset.id === id) : undefined

/** Ticks a file from elsewhere on the page, with the event of a click on its checkbox. */
export function chooseFile(root: ParentNode | null, id: string, on: boolean): void {
  const box = boxOfFile(root, id)
  if (!box) return
  box.checked = on
  box.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Number and total size in words; `elsewhere` of them are not on this page. */
export function chosenWords(files: readonly ChosenFile[], elsewhere: number, texts: FormTexts): string {
  const size = formatBytes(files.reduce((sum, file) => sum + file.bytes, 0))
  const count = formatNumber(files.length)
  if (files.length === 1) return texts(elsewhere === 1 ? 'chosenOnlyElsewhereOne' : 'chosenOne', { size })
  if (elsewhere === 0) return texts('chosenMany', { count, size })
  return elsewhere === 1
    ? texts('chosenElsewhereOne', { count, size })
    : texts('chosenElsewhereMany', { count, size, elsewhere: formatNumber(elsewhere) })
}

/**
 * Updates the results' HTML for the selection: the select-all boxes, and the bar with 'Download selected', which shows
 * only while files are selected (LIB-13).
 */
export function showChoice(root: ParentNode, choice: Choice, texts: FormTexts): void {
  const all = boxes(root)
  const ticked = all.filter(({ checked }) => checked).length
  for (const box of root.querySelectorAll<HTMLInputElement>('.wpfd-choose-all')) {
    box.hidden = false
    const label = box.closest('label')
    if (label) label.hidden = false
    box.disabled = all.length === 0
    box.checked = all.length > 0 && ticked === all.length
    box.indeterminate = ticked > 0 && ticked < all.length
  }
  const form = root.querySelector<HTMLElement>('.wpfd-selection')
  if (!form) return
  const files = [...choice.values()]
  form.hidden = files.length === 0
  form.querySelector('.pickbar')?.classList.toggle('has-more', files.length > ticked)
  const status = form.querySelector('[role="status"]')
  if (status && files.length > 0) status.textContent = chosenWords(files, files.length - ticked, texts)
}
