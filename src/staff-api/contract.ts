import type { z } from 'zod'
import type { BuiltInActions } from './built-in-actions.ts'
import type { Action } from './call.ts'
import type { marks } from './marks.ts'
import type { entryResource } from './resources/entries.ts'
import type { DeclaredResource } from './resources/index.ts'

// What the staff app and the staff API agree on, read from the declarations of the resources. The app imports these
// types and nothing else of the API: a field that is renamed there no longer compiles in the screen that shows it.

type DeclaredBy<Resource extends { declared?: unknown }> = NonNullable<Resource['declared']>

type EntryApi = DeclaredBy<ReturnType<typeof entryResource>>

type Declarations = {
  [Resource in DeclaredResource as Resource['name']]: DeclaredBy<Resource>
} & { pages: EntryApi; posts: EntryApi; agenda: EntryApi; jacobalia: EntryApi }

export type ResourceName = keyof Declarations

type Marks = z.input<typeof marks>

/** A row as a list answers it. */
export type RowOf<Name extends ResourceName> = z.input<Declarations[Name]['row']> & Marks

/** A row as its own address answers it: for forms and pages of one row. */
export type WholeOf<Name extends ResourceName> = z.input<Declarations[Name]['whole']> & Marks

/** The filter of a list. */
export type FilterOf<Name extends ResourceName> = z.input<Declarations[Name]['filter']>

type Method = Action['method']

type Actions<Name extends ResourceName> = Declarations[Name]['actions'] & BuiltInActions

export type ActionOf<Name extends ResourceName> = keyof Actions<Name> & string

/** The schema that one way of calling an action declares. */
type SchemaOf<
  Set,
  Act extends keyof Set,
  By extends Method,
  Which extends 'input' | 'answer',
> = Set[Act] extends readonly (infer One)[]
  ? Extract<One, { method: By }> extends infer Way
    ? Way extends Record<Which, infer Schema extends z.ZodType>
      ? z.input<Schema>
      : undefined
    : never
  : never

type SentTo<Schema> = Schema extends z.ZodType ? z.input<Schema> : never

/** What a new row is made of. */
export type NewOf<Name extends ResourceName> = SentTo<Declarations[Name]['create']>

/** What of a row is changed. */
export type ChangeOf<Name extends ResourceName> = SentTo<Declarations[Name]['change']>

/** What is sent to an action; undefined where it takes nothing. */
export type InputOf<
  Name extends ResourceName,
  Act extends ActionOf<Name>,
  By extends Method = 'POST',
> = SchemaOf<Actions<Name>, Act, By, 'input'>

/** What an action answers; undefined where nobody reads it. */
export type AnswerOf<
  Name extends ResourceName,
  Act extends ActionOf<Name>,
  By extends Method = 'POST',
> = SchemaOf<Actions<Name>, Act, By, 'answer'>

/** The same of the actions that every resource has. */
export type BuiltInAction = keyof BuiltInActions
export type BuiltInAnswer<Act extends BuiltInAction, By extends Method> = SchemaOf<
  BuiltInActions,
  Act,
  By,
  'answer'
>
