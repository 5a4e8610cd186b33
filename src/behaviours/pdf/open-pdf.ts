import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from 'pdfjs-dist'
import reader from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export { TextLayer } from 'pdfjs-dist'

/** Fonts, character maps and decoders that few documents need; `vite.config.ts` copies them there. */
const parts = import.meta.env.DEV ? '/node_modules/pdfjs-dist/' : `/assets/pdf/${version}/`
/** Size of the ranges in which a large document is requested. */
const pieceBytes = 512 * 1024
/** Larger pictures in a page are left out, because they would fill the memory. */
const mostPixels = 100_000_000

GlobalWorkerOptions.workerSrc = reader

/** Why a document cannot be shown. */
export type PdfProblem = 'secret' | 'broken' | 'unreached'

export const problemOf = (error: unknown): PdfProblem => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'secret'
  return name === 'ResponseException' || name === 'UnknownErrorException' || name === 'TypeError'
    ? 'unreached'
    : 'broken'
}

/**
 * Opens a PDF of this site and fetches only the visible parts. It is read in a worker. Its scripts and forms do not
 * run, and no WebAssembly does, which the content security policy forbids.
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const task = getDocument({
    url,
    rangeChunkSize: pieceBytes,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    maxImageSize: mostPixels,
    // The same fonts on every machine, with the widths that the document expects.
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
