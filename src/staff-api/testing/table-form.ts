/** What the staff app sends of a table. */
export const tableForm = (
  contents: string | Uint8Array,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({ ...more, file: Buffer.from(contents).toString('base64') })
