import mime from 'mime'

/**
 * How our own viewer shows a file (decisions, `viewerlink`): `drawn` is a picture that browsers cannot show, `words`
 * the text of a document.
 */
export type PreviewKind = 'image' | 'drawn' | 'pdf' | 'text' | 'table' | 'words' | 'audio' | 'video' | 'none'

const previews: Record<Exclude<PreviewKind, 'none'>, string> = {
  image: 'jpg jpeg png gif webp avif bmp',
  drawn: 'tif tiff heic heif svg',
  pdf: 'pdf',
  table: 'csv tsv xlsx xlsm xltx ods',
  words:
    'docx docm dotx doc dot odt ott rtf pptx pptm ppsx ppt pps odp xls xlt odg epub fb2 fodt eml msg html htm xhtml',
  text: 'txt text md log srt vtt ini json geojson gpx kml xml yaml yml tex rst asc nfo',
  audio: 'mp3 ogg oga opus wav flac m4a aac',
  video: 'mp4 m4v webm ogv mov',
}

const kindOfExtension = new Map(
  Object.entries(previews).flatMap(([kind, extensions]) =>
    extensions.split(' ').map((extension) => [extension, kind as PreviewKind]),
  ),
)

export const previewKind = (extension: string): PreviewKind => kindOfExtension.get(extension) ?? 'none'

const fallback = 'application/octet-stream'

/** Types that the common table does not have, or has with another meaning than our files. */
const ownTypes: Record<string, string> = {
  gpx: 'application/gpx+xml',
  tcx: 'application/vnd.garmin.tcx+xml',
  mp3: 'audio/mpeg',
  rtf: 'application/rtf',
}

/** Types that a browser or a server might run, whatever the contents. */
const running = new Set(
  [
    'html htm xhtml xht shtml svg svgz xml xsl xslt mht mhtml swf js mjs cjs jsx ts tsx css wasm webmanifest map',
    'php php3 php4 php5 php7 php8 phtml phar phps asp aspx ashx asmx cer jsp jspx cgi pl pm py pyc rb sh bash csh ps',
    'htaccess htpasswd ini conf',
  ].flatMap((list) => list.split(' ')),
)

/** The media type of a file as a download; plain bytes if something might run it. */
export const mediaType = (extension: string): string =>
  running.has(extension) ? fallback : (ownTypes[extension] ?? mime.getType(extension) ?? fallback)

/** Kinds that browsers may show in our origin, because they cannot run a script. */
const shownAsTheyAre: ReadonlySet<PreviewKind> = new Set(['image', 'pdf', 'audio', 'video'])

/**
 * The media type with which a file is shown: text is plain text, whatever its markup. Undefined if it may only be
 * downloaded, as SVG and HTML may.
 */
export function inlineType(extension: string): string | undefined {
  const kind = previewKind(extension)
  if (kind === 'text' || extension === 'csv' || extension === 'tsv') return 'text/plain; charset=utf-8'
  return shownAsTheyAre.has(kind) ? mediaType(extension) : undefined
}

/** The extension in lower case, without its dot, at most 16 letters and digits; empty if the name has none. */
export const extensionOf = (name: string): string =>
  /[^./\\]\.([a-z0-9]{1,16})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

/** A title for a file that was added without one. */
export const titleOf = (name: string): string => {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const end = extensionOf(base)
  return (end ? base.slice(0, -end.length - 1) : base).replace(/_+/g, ' ').trim()
}
