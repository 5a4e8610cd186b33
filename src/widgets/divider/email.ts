import type { ToLetter } from '../shared/letters/letter.ts'

const toLetter: ToLetter<unknown> = () => [{ kind: 'line' }]

export default toLetter
