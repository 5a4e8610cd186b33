const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
const zipEndBytes = 22
/** PDF readers look for the beginning of a PDF within this many bytes. */
const pdfHeadBytes = 1024
const markupHeadBytes = 4096
const markup = /<(?:script|html|svg|body|\?php)[\s>]/i

/** The length of a zip's end record with the longest comment: the part of the end that must be checked. */
export const zipTailBytes = 64 * 1024 + zipEndBytes

/** Returns where PDF readers would find a PDF in these contents; -1 when nowhere (abuse case 14). */
export const pdfStart = (head: Buffer): number => head.subarray(0, pdfHeadBytes).indexOf('%PDF-')

/** Whether PDF readers would open the contents as a PDF. */
export const holdsPdf = (head: Buffer): boolean => pdfStart(head) >= 0

/** Whether a browser might show the contents as a page. */
export const holdsMarkup = (head: Buffer): boolean =>
  markup.test(head.subarray(0, markupHeadBytes).toString('latin1'))

/**
 * Whether the contents end as a zip: zip readers search for its record from the end, and ignore bytes before the
 * archive.
 */
export function endsAsZip(contents: Buffer): boolean {
  const tail = contents.subarray(-zipTailBytes)
  for (let at = tail.lastIndexOf(zipEnd); at >= 0; at = at > 0 ? tail.lastIndexOf(zipEnd, at - 1) : -1) {
    if (at + zipEndBytes <= tail.length && at + zipEndBytes + tail.readUInt16LE(at + 20) === tail.length)
      return true
  }
  return false
}
