/**
 * The fields of a posted form, urlencoded or multipart, without its files; none when it cannot be read. JSON is left in
 * the request for who understands it.
 */
export async function formFields(request: Request): Promise<URLSearchParams> {
  if (request.method !== 'POST') return new URLSearchParams()
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return new URLSearchParams()
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams(await request.text())
  const form = await request.formData().catch(() => new FormData())
  return textFields(form)
}

/** What was typed in a form, without its files. */
export const textFields = (form: FormData): URLSearchParams =>
  new URLSearchParams([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
