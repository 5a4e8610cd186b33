import type { Purpose } from '../kernel/consent.ts'

/** Rendered HTML, with all that the page cache needs to know about it. */
export interface Rendered {
  html: string
  tags: Set<string>
  reads: Set<string>
  freshUntil?: Date
  cacheable: boolean
  status: 200 | 404
  /** Page count of the longest listing; absent without listings. */
  pages?: number
  preload?: PreloadedPicture
  /** Services that parts of the page load only after consent. */
  asks?: readonly Purpose[] | undefined
  /** Search words without hits. */
  inVain?: string | undefined
}

export interface PreloadedPicture {
  srcSet: string
  sizes: string
  type: string
}
