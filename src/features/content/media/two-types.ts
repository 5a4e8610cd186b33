const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
const zipEndBytes = 22
/** A zip's end record and the longest comment after it. */
const zipTailBytes = 64 * 1024 + zipEndBytes
/** Readers of PDF look so far for its beginning. */
const pdfHeadBytes = 1024
const markupHeadBytes = 4096
const markup = /<(?:script|html|svg|body|\?php)[\s>]/i

/** Whether a picture is at the same time something else that some program would open (abuse case 14). */
export const isTwoTypes = (contents: Buffer): boolean =>
  endsAsZip(contents.subarray(-zipTailBytes)) ||
  contents.subarray(0, pdfHeadBytes).includes('%PDF-') ||
  markup.test(contents.subarray(0, markupHeadBytes).toString('latin1'))

/** A zip reader looks for this record from the end, whatever stands before the archive. */
function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(zipEnd); at >= 0; at = at > 0 ? tail.lastIndexOf(zipEnd, at - 1) : -1) {
    if (at + zipEndBytes <= tail.length && at + zipEndBytes + tail.readUInt16LE(at + 20) === tail.length)
      return true
  }
  return false
}
