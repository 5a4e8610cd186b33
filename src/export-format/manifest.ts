/** Stands at the top of every export, and says what the folder is. */
export const manifestName = 'schelp-export.json'

export const exportFormat = 'schelp-export'

/**
 * Grows when an older program could not read what is written. A program reads every version up to its own: what a later
 * one adds has a default, so that exports of before still come in.
 */
export const exportVersion = 1

export interface Manifest {
  format: typeof exportFormat
  version: number
  /** The site that it was taken from, without a slash at its end. */
  site: string
  /** ISO 8601. */
  madeAt: string
}
