/** Limits of text extraction (LIB-23). Sizes in bytes. */

/** A PDF or office file above this is not opened. */
export const maxDocumentBytes = 100 * 1024 ** 2

/** Of plain text, HTML and XML only this much is read. */
export const maxPlainBytes = 8 * 1024 ** 2

/** The text that is kept. */
export const maxTextBytes = 1024 ** 2

/** PostgreSQL refuses a tsvector of 1 MB; what the text would fill stays below this. */
export const maxVectorBytes = 900_000

/** Members of an office file: how many there may be, and how large those that hold text may be together. */
export const maxZipMembers = 20_000
export const maxUnpackedBytes = 256 * 1024 ** 2

/** After this the text found so far is handed over, cut off. */
export const softTimeoutMs = 15_000

/** After this the reading process is killed. */
export const hardTimeoutMs = 30_000

/** What the reading process may hold: on its heap, and altogether (program, heap, contents, unpacked streams). */
export const maxHeapBytes = 256 * 1024 ** 2
export const maxProcessBytes = 768 * 1024 ** 2

/** A table that a visitor waits for: a larger file is not opened, one that takes longer is not shown. */
export const maxTableBytes = 20 * 1024 ** 2
export const tableTimeoutMs = 10_000

/** An idle reading process ends after this; a busy one after so many files. */
export const idleProcessMs = 5_000
export const maxFilesPerProcess = 500
