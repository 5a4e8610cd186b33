import type { Bytes } from '../kernel/bytes.ts'
import type { Result } from '../kernel/result.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { StaffFeatures } from './features.ts'
import type { FieldErrors } from './field-errors.ts'
import type { Needs } from './needs.ts'
import type { problemTexts } from './texts.nl.ts'

export type Problem = keyof typeof problemTexts

/** What a call leads to; `invalid` tells the fields. */
export type Outcome<Value> = Result<Value, Problem, FieldErrors | undefined>

/** Who calls, with what. */
export interface Call {
  features: StaffFeatures
  viewer: Viewer
  /** Of the request, for what belongs to a session. */
  headers: Headers
  /** Of its address, for what is fetched by a link. */
  query: URLSearchParams
}

export interface ListAnswer {
  /** Each has an `id`. */
  data: readonly { id: number | string }[]
  total: number
}

/** One extra call, at `/staff-api/{resource}/{id}/{action}`. */
export interface Action {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  needs: Needs
  /** Of the file that comes along. */
  largestUpload?: Bytes
  /** `body`: JSON as sent, unchecked; reading it is the action's own. */
  run(call: Call, id: string, body: () => Promise<unknown>): Promise<Outcome<unknown> | Response>
}
