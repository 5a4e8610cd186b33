import { type Options, parse } from 'csv-parse/browser/esm/sync'

/** Reads cells that a spreadsheet put on the clipboard: one row per line, ignoring the last line break. */
export function readClipboard(text: string): string[][] {
  const read = (more: Options) =>
    parse(text, {
      delimiter: '\t',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Our own export puts the apostrophe there.
      cast: (value) => value.replace(/^'(?=[=+\-@\t\r])/, ''),
      ...more,
    })
  try {
    return read({ relax_quotes: true })
  } catch {
    // A quotation mark that never ends is read as it stands.
    return read({ quote: false })
  }
}
