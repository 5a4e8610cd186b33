/** Limits of text extraction (LIB-23). Sizes in bytes. */

/** A larger PDF or office file is not opened. */
export const maxDocumentBytes = 100 * 1024 ** 2

/** Only this much of plain text, HTML and XML is read. */
export const maxPlainBytes = 8 * 1024 ** 2

/** The largest text that is stored. */
export const maxTextBytes = 1024 ** 2

/** PostgreSQL refuses a tsvector of 1 MB; the vector of a text stays below this. */
export const maxVectorBytes = 900_000

/** Members of an office file: how many there may be, and the total size of those with text. */
export const maxZipMembers = 20_000
export const maxUnpackedBytes = 256 * 1024 ** 2

/** After this time the text found so far is returned, cut off. */
export const softTimeoutMs = 15_000

/** After this time the reading process is killed. */
export const hardTimeoutMs = 30_000

/** Memory of the reading process: its heap, and in total (program, heap, contents, unpacked streams). */
export const maxHeapBytes = 256 * 1024 ** 2
export const maxProcessBytes = 768 * 1024 ** 2

/** Tables that visitors wait for: a larger file is not opened, and one that takes longer is not shown. */
export const maxTableBytes = 20 * 1024 ** 2
export const tableTimeoutMs = 10_000

/** An idle reading process ends after this time, a busy one after this number of files. */
export const idleProcessMs = 5_000
export const maxFilesPerProcess = 500
