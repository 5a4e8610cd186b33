import type { z } from 'zod'
import type {
  ActionOf,
  AnswerOf,
  BuiltInAction,
  BuiltInAnswer,
  ChangeOf,
  InputOf,
  NewOf,
  ResourceName,
  WholeOf,
} from '../../staff-api/contract.ts'
import type { findAnswer } from '../../staff-api/find.ts'
import { type CallOptions, call } from './call.ts'

type Id = string | number
type Options = Pick<CallOptions, 'signal' | 'quiet'>
/** What is sent with an action; nothing where it takes nothing. A form carries a file. */
type Sent<Input> = [Input] extends [undefined]
  ? [body?: undefined, options?: Options]
  : [body: Input | FormData, options?: Options]

export const pathOf = (...parts: readonly Id[]) => parts.map((part) => encodeURIComponent(part)).join('/')

/** Asks an action of a row, or of the whole resource at the id `all`. Every resource has the built-in ones. */
export function ask<Name extends ResourceName, Act extends ActionOf<Name>>(
  resource: Name,
  id: Id,
  action: Act,
  options?: Options & { query?: Record<string, string> },
): Promise<AnswerOf<Name, Act, 'GET'>>
export function ask<Act extends BuiltInAction>(
  resource: string,
  id: Id,
  action: Act,
  options?: Options,
): Promise<BuiltInAnswer<Act, 'GET'>>
export function ask<Answer>(
  resource: string,
  id: Id,
  action: string,
  { query, ...options }: Options & { query?: Record<string, string> } = {},
): Promise<Answer> {
  return call(`${pathOf(resource, id, action)}${query ? `?${new URLSearchParams(query)}` : ''}`, options)
}

/** Carries out an action on a row, or on the whole resource at the id `all`. */
export function act<Name extends ResourceName, Act extends ActionOf<Name>>(
  resource: Name,
  id: Id,
  action: Act,
  ...sent: Sent<InputOf<Name, Act>>
): Promise<AnswerOf<Name, Act>>
export function act<Act extends BuiltInAction>(
  resource: string,
  id: Id,
  action: Act,
  ...sent: [body?: object, options?: Options]
): Promise<BuiltInAnswer<Act, 'POST'>>
export function act<Answer>(
  resource: string,
  id: Id,
  action: string,
  body?: object,
  options?: Options,
): Promise<Answer> {
  return call(pathOf(resource, id, action), { ...options, method: 'POST', body })
}

/** The same where the caller of the caller chooses the action. */
export const actAs = <Name extends ResourceName, Act extends ActionOf<Name>>(
  resource: Name,
  id: Id,
  action: Act,
  body: InputOf<Name, Act>,
): Promise<AnswerOf<Name, Act>> => call(pathOf(resource, id, action), { method: 'POST', body })

/** Ends what an action stands for: sessions, reports, an unsaved form. */
export function end<Name extends ResourceName, Act extends ActionOf<Name>>(
  resource: Name,
  id: Id,
  action: Act,
): Promise<AnswerOf<Name, Act, 'DELETE'>> {
  return call(pathOf(resource, id, action), { method: 'DELETE' })
}

/** Changes a row without the form of react-admin. */
export const change = <Name extends ResourceName>(
  resource: Name,
  id: Id,
  values: ChangeOf<Name>,
): Promise<WholeOf<Name>> => call(pathOf(resource, id), { method: 'PUT', body: values })

/** Creates a row without the form of react-admin. */
export const create = <Name extends ResourceName>(
  resource: Name,
  values: NewOf<Name> | FormData,
): Promise<WholeOf<Name>> => call(pathOf(resource), { method: 'POST', body: values })

/** What all lists have of these words. */
export const find = (words: string, signal: AbortSignal): Promise<z.input<typeof findAnswer>> =>
  call(`find?${new URLSearchParams({ q: words })}`, { signal })

/** Keeps an unsaved form of a row on the server; in the background, like the next one. */
export const keepDraft = (
  resource: string,
  id: Id,
  draft: { stamp: string; data: object },
): Promise<BuiltInAnswer<'draft', 'PUT'>> =>
  call(pathOf(resource, id, 'draft'), { method: 'PUT', body: draft, quiet: true })

export const dropDraft = (resource: string, id: Id): Promise<BuiltInAnswer<'draft', 'DELETE'>> =>
  call(pathOf(resource, id, 'draft'), { method: 'DELETE', quiet: true })
