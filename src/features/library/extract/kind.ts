/**
 * How a file is read. `office` is every zip of XML: Office Open XML, OpenDocument and EPUB. `compound` is the
 * container of older office files and of Outlook e-mails.
 */
export type Kind = 'pdf' | 'office' | 'compound' | 'rtf' | 'html' | 'xml' | 'mail' | 'plain'

const extensions: Record<Kind, string> = {
  pdf: 'pdf',
  office: 'docx docm dotx dotm xlsx xlsm xltx xltm pptx pptm potx ppsx odt ott ods ots odp otp odg epub',
  compound: 'doc dot xls xlt ppt pps pot msg',
  rtf: 'rtf',
  html: 'html htm xhtml',
  xml: 'xml gpx kml tcx svg rss atom fodt fods fodp fb2',
  mail: 'eml mht mhtml',
  plain: 'txt text md markdown csv tsv log srt vtt json geojson ics vcf yaml yml tex bib rst asc nfo ini',
}

const kindOfExtension = new Map(
  Object.entries(extensions).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind])),
)

const kindOfMime: readonly (readonly [RegExp, Kind])[] = [
  [/^application\/pdf$/, 'pdf'],
  [/^application\/(vnd\.openxmlformats-officedocument|vnd\.oasis\.opendocument|epub\+zip)/, 'office'],
  [/^application\/(msword|vnd\.ms-(excel|powerpoint|outlook))$/, 'compound'],
  [/^message\/rfc822$/, 'mail'],
  [/^(text|application)\/rtf$/, 'rtf'],
  [/^(text\/html|application\/xhtml\+xml)$/, 'html'],
  [/(\/|\+)xml$/, 'xml'],
  [/^text\//, 'plain'],
]

/** The kind by extension (without dot, any case), else by media type; undefined if such files have no text. */
export function kindOf(extension: string, mime: string): Kind | undefined {
  const type = mime.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return (
    kindOfExtension.get(extension.toLowerCase()) ?? kindOfMime.find(([pattern]) => pattern.test(type))?.[1]
  )
}

const signatures: readonly (readonly [string, Kind])[] = [
  ['%PDF-', 'pdf'],
  ['PK\x03\x04', 'office'],
  ['{\\rtf', 'rtf'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'compound'],
]

/** The kind that the first bytes prove, whatever the name says; undefined if they prove none. */
export function kindOfContents(bytes: Uint8Array): Kind | undefined {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  return signatures.find(([signature]) => head.startsWith(signature))?.[1]
}
