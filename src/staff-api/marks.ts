import { z } from 'zod'
import { listOf, moment, shape, words } from './answer-parts.ts'

/** What every resource adds to its rows by itself. */
export const marks = shape({
  /** Of a row that a form can change. */
  stamp: words.optional(),
  /** Whose unsaved forms of it are kept. */
  unsaved: listOf(shape({ by: words.optional(), at: moment })).optional(),
  /** What is proposed of it, in a list. */
  proposal: shape({ state: z.enum(['waiting', 'returned']), by: words.optional(), at: moment }).optional(),
})
