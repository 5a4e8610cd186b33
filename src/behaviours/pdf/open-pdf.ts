import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from 'pdfjs-dist'
import reader from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export { TextLayer } from 'pdfjs-dist'

/** Fonts, alphabets and decoders that few documents need; `vite.config.ts` puts them there. */
const parts = import.meta.env.DEV ? '/node_modules/pdfjs-dist/' : `/assets/pdf/${version}/`
/** A piece of a large document; each is a request. */
const pieceBytes = 512 * 1024
/** A picture in a page that would fill the memory is left out. */
const mostPixels = 100_000_000

GlobalWorkerOptions.workerSrc = reader

/** Why a document is not shown. */
export type PdfProblem = 'secret' | 'broken' | 'unreached'

export const problemOf = (error: unknown): PdfProblem => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'secret'
  return name === 'ResponseException' || name === 'UnknownErrorException' || name === 'TypeError'
    ? 'unreached'
    : 'broken'
}

/**
 * Opens a PDF of this site, of which only what is looked at is fetched. It is read in a worker; nothing of its scripts
 * and forms runs, and no WebAssembly, which our policy for scripts does not allow.
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const task = getDocument({
    url,
    rangeChunkSize: pieceBytes,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    maxImageSize: mostPixels,
    // The same letters on every machine, as wide as the document reckons with.
    useSystemFonts: false,
    useWasm: false,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    verbosity: 0,
  })
  signal.addEventListener('abort', () => void task.destroy())
  return task.promise
}
