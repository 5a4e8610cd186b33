/** A pattern of `like` for what holds a text, whatever signs it has. */
export const containing = (text: string): string =>
  `%${text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`
