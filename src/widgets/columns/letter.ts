import type { ToLetter } from '../shared/letters/letter.ts'

/** One column below the other. */
const toLetter: ToLetter<unknown> = () => []

export default toLetter
