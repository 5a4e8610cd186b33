/** Returns a `like` pattern for values that contain a text; wildcards in the text are escaped. */
export const containing = (text: string): string =>
  `%${text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`
