import type { Bytes } from '../../kernel/bytes.ts'

const gibibyte = 1024 ** 3

/** The largest file that staff send to be brought over, and the most of them together. */
export const maxSourceBytes: Bytes = 20 * gibibyte
export const maxSourcesBytes: Bytes = 40 * gibibyte
export const maxSources = 50
/** What nobody used for so many days is removed. */
export const sourceDays = 7
/** What archives of staff may unpack to on the disk; less when less is free. */
export const maxUnpackedBytes: Bytes = 64 * gibibyte
/** What stays free on the disk, whatever is brought over. */
export const reserveBytes: Bytes = 256 * 1024 ** 2
/** An import whose process ended by itself so often is given up. */
export const mostGone = 3
