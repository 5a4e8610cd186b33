import type { z } from 'zod'
import type { Bytes } from '../kernel/bytes.ts'
import type { Result } from '../kernel/result.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { StaffFeatures } from './features.ts'
import type { FieldErrors } from './field-errors.ts'
import type { Needs } from './needs.ts'
import type { problemTexts } from './texts.nl.ts'

export type Problem = keyof typeof problemTexts

/** The result of a call; `invalid` carries the errors by field. */
export type Outcome<Value> = Result<Value, Problem, FieldErrors | undefined>

/** The user who makes a call, and its context. */
export interface Call {
  features: StaffFeatures
  viewer: Viewer
  /** Headers of the request, for calls about a session. */
  headers: Headers
  /** Query of the address, for calls made by a link. */
  query: URLSearchParams
  /**
   * Runs what writes as the unit of work of this call: with the line in the activity log it commits as a whole, or, when
   * it fails or is refused, not at all (0059). Resources and actions run in it, except as `first` and `apart` say.
   */
  together: Together
}

export type Together = <Done extends { ok: boolean }>(act: () => Promise<Done>) => Promise<Done>

export interface ListAnswer<Row extends { id: number | string } = { id: number | string }> {
  data: readonly Row[]
  total: number
}

/** One extra call, at `/staff-api/{resource}/{id}/{action}`. */
export interface Action {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  needs: Needs
  /** What visitors see follows from it: not for whoever only proposes. */
  publishes?: boolean
  /** Maximum size of the uploaded file. */
  largestUpload?: Bytes
  /**
   * Why it is no unit of work (0059): it keeps nothing, or waits for something besides the database, and then calls
   * `call.together` for what it writes.
   */
  apart?: string
  /** Schemas of what it is sent, and of what it answers where somebody reads that. */
  input?: z.ZodType
  answer?: z.ZodType
  /** `body` returns the sent JSON, unchecked; the action checks it. */
  run(call: Call, id: string, body: () => Promise<unknown>): Promise<Outcome<unknown> | Response>
}
