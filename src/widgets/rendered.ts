import type { Purpose } from '../kernel/consent.ts'

/** HTML and all that the page cache must know of it. */
export interface Rendered {
  html: string
  tags: Set<string>
  reads: Set<string>
  freshUntil?: Date
  cacheable: boolean
  status: 200 | 404
  /** Of the longest listing; absent when nothing here has pages. */
  pages?: number
  preload?: PreloadedPicture
  /** Services that parts of the page load only once the visitor consents. */
  asks?: readonly Purpose[] | undefined
  /** Words that nothing was found for. */
  inVain?: string | undefined
}

export interface PreloadedPicture {
  srcSet: string
  sizes: string
  type: string
}
