/** What came in by a form, as the staff API gives it. */
export interface FormEntry {
  id: number
  form: string
  page: string
  answers: readonly { label: string; value: string }[]
  /** Of the sender, where one was asked for. */
  email?: string
  /** The locked file that is asked for. */
  fileId?: number
  files: readonly { id: number; label: string; name: string; size: number }[]
  status: 'new' | 'done' | 'spam'
  receivedAt: string
  /** Until when the file that is asked for is open to the sender. */
  grantedUntil?: string
}
