/** An entry of a form, as the staff API sends it. */
export interface FormEntry {
  id: number
  form: string
  page: string
  answers: readonly { label: string; value: string }[]
  /** The sender's address, if the form asks for one. */
  email?: string
  /** The requested locked file. */
  fileId?: number
  files: readonly { id: number; label: string; name: string; size: number }[]
  status: 'new' | 'done' | 'spam'
  receivedAt: string
  /** Until when the requested file is open to the sender. */
  grantedUntil?: string
}
