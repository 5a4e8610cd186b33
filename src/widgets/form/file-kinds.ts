import type { Bytes } from '../../kernel/bytes.ts'

/** The allowed extensions for each choice of staff. */
export const fileKinds = {
  both: ['pdf', 'docx', 'odt', 'txt', 'jpg', 'jpeg', 'png', 'webp', 'heic'],
  documents: ['pdf', 'docx', 'odt', 'txt'],
  pictures: ['jpg', 'jpeg', 'png', 'webp', 'heic'],
} as const
export type FileAccept = keyof typeof fileKinds
export type FileExtension = (typeof fileKinds)['both'][number]

export const mostFileBytes: Bytes = 5 * 1024 * 1024

/** The state of an uploaded file; it takes the place of the typed value. */
export const fileStates = ['sent', 'chooseAgain', 'badFile', 'emptyFile', 'fileTooLarge'] as const
export type FileState = (typeof fileStates)[number]

export const isFileState = (text: string): text is FileState =>
  (fileStates as readonly string[]).includes(text)
