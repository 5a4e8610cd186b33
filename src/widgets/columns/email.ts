import type { ToLetter } from '../shared/letters/letter.ts'

/** Columns are stacked in mails. */
const toLetter: ToLetter<unknown> = () => []

export default toLetter
