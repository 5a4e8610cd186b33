import { z } from 'zod'
import { isLocalDate, type LocalDate } from '../kernel/dates.ts'

// Parts of the schemas of what we answer. Only types and tests read them: an answer is ours, so it is neither measured
// nor checked when it is sent.

// unbounded: answers of our own
export const words = z.string()

// unbounded: answers of our own
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

// unbounded: answers of our own
export const recordOf = <Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(key: Key, value: Value) =>
  z.record(key, value).readonly()

/** What an answer holds, and nothing else: a property that is not declared fails the tests. */
export const shape = z.strictObject

/** A `Date` on the server, ISO text in the answer. */
// unbounded: answers of our own
export const moment = z.iso.datetime().transform((text) => new Date(text))

/** A day as `2026-11-27`. */
export const day = z.custom<LocalDate>((text) => typeof text === 'string' && isLocalDate(text))

/** A picture as a page shows it (`PictureView`). */
export const picture = shape({
  id: z.number(),
  src: words,
  srcSet: words,
  sources: listOf(shape({ type: words, srcSet: words, media: words.optional() })),
  width: z.number(),
  height: z.number(),
  alt: words,
  caption: words.optional(),
  credit: words.optional(),
  colour: words.optional(),
  focal: shape({ xPercent: z.number(), yPercent: z.number() }).optional(),
})

/** The id of what a call was about. */
export const done = shape({ id: z.union([z.number(), words]) })

/** What visitors wrote and staff judge: a review, a comment. */
export const judged = {
  id: z.number(),
  author: words,
  email: words,
  text: words,
  createdAt: moment,
  approved: z.boolean(),
  /** The society's answer; empty when there is none. */
  answer: words,
}
