/** The form with which the staff app sends a table. */
export function tableForm(
  contents: string | Uint8Array<ArrayBuffer>,
  more: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData()
  form.set('file', new File([contents], 'tabel.csv'))
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  return form
}
