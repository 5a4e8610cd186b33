const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
const zipEndBytes = 22
/** Within so many bytes PDF readers look for the beginning of a PDF. */
const pdfHeadBytes = 1024
const markupHeadBytes = 4096
const markup = /<(?:script|html|svg|body|\?php)[\s>]/i

/** A zip's end record and the longest comment after it: so much of the end must be looked at. */
export const zipTailBytes = 64 * 1024 + zipEndBytes

/** Where readers of PDF would take these contents for one; -1 when nowhere (abuse case 14). */
export const pdfStart = (head: Buffer): number => head.subarray(0, pdfHeadBytes).indexOf('%PDF-')

/** Contents that some program would open as another type than their own. */
export const holdsPdf = (head: Buffer): boolean => pdfStart(head) >= 0

/** The same for what a browser might read as a page. */
export const holdsMarkup = (head: Buffer): boolean =>
  markup.test(head.subarray(0, markupHeadBytes).toString('latin1'))

/** A zip reader looks for its record from the end, whatever stands before the archive. */
export function endsAsZip(contents: Buffer): boolean {
  const tail = contents.subarray(-zipTailBytes)
  for (let at = tail.lastIndexOf(zipEnd); at >= 0; at = at > 0 ? tail.lastIndexOf(zipEnd, at - 1) : -1) {
    if (at + zipEndBytes <= tail.length && at + zipEndBytes + tail.readUInt16LE(at + 20) === tail.length)
      return true
  }
  return false
}
