import type { FormEntry } from './form-entry-list.tsx'

/** Quoted; what a spreadsheet would reckon is kept as words (abuse 16). */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** One line for each entry under its `head` (four words), and a column for each question that any of them answers. */
export function csvOf(
  entries: readonly Pick<FormEntry, 'form' | 'page' | 'answers' | 'status' | 'receivedAt'>[],
  head: readonly string[],
): string {
  const questions = [...new Set(entries.flatMap(({ answers }) => answers.map(({ label }) => label)))]
  const lines = [
    [...head, ...questions],
    ...entries.map(({ receivedAt, form, page, status, answers }) => [
      ...[String(receivedAt), form, page, status],
      ...questions.map((question) => answers.find(({ label }) => label === question)?.value ?? ''),
    ]),
  ]
  return lines.map((line) => line.map(cell).join(',')).join('\r\n')
}
