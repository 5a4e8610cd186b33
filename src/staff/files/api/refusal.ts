import { z } from 'zod'
import { CallError } from '../../api/staff-call.ts'
import { fileTexts } from '../texts.ts'
import { fileAnswer, type LibraryFile } from './answers.ts'

/** Why a call failed, as messages for the user. */
export interface Refusal {
  text: string
  /** Messages by field, such as `lock.password`. */
  errors: Readonly<Record<string, string>>
  /** Whether signing in again helps. */
  signedOut: boolean
}

const detail = z.object({ errors: z.record(z.string(), z.string()).default({}) })

/** Turns whatever a call threw into messages. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { text: fileTexts('failed'), errors: {}, signedOut: false }
  const errors = detail.safeParse(error.detail).data?.errors ?? {}
  const text = errors.form ?? (error.code === 'unreachable' ? fileTexts('unreachable') : error.message)
  return { text: text || fileTexts('failed'), errors, signedOut: error.code === 'signed-out' }
}

const conflict = z.object({ now: fileAnswer })

/** The file as somebody else left it in the meantime; undefined when the call failed for something else. */
export const changedElsewhere = (error: unknown): LibraryFile | undefined =>
  error instanceof CallError && error.code === 'conflict'
    ? conflict.safeParse(error.detail).data?.now
    : undefined
