import type { z } from 'zod'
import type { Bytes } from '../kernel/bytes.ts'
import { fail, ok } from '../kernel/result.ts'
import type { Right } from '../kernel/rights.ts'
import type { DeletedRow } from '../platform/revisions/trash.ts'
import { copyAction, usesAction } from './built-in-actions.ts'
import type { Action, Call, ListAnswer, Outcome } from './call.ts'
import { mayCall, type Needs } from './needs.ts'
import { invalid, readInput } from './read-input.ts'
import { reviewActions } from './review/actions.ts'
import { revisionActions } from './revision-actions.ts'
import type { Row, StampedRow } from './row.ts'
import { changeRow } from './steps/change.ts'
import { copyRow } from './steps/copy.ts'
import { createRow } from './steps/create.ts'
import { readFilter } from './steps/filter.ts'
import { type ListRequest, listRows } from './steps/list.ts'
import { readIdBy, readRows } from './steps/read.ts'
import { removeRow } from './steps/remove.ts'
import { usesOfRow } from './steps/uses.ts'
import type { Use } from './uses.ts'

export type { Action, Call, ListAnswer, Outcome, Problem } from './call.ts'
export type { Row, StampedRow } from './row.ts'
export type { ListRequest } from './steps/list.ts'

/**
 * Something that staff list and change. It is declared once; addresses, rights, input checks and answers follow from
 * it, and the types of the staff app (`contract.ts`). When a feature refuses, the result is a `Problem` or errors by
 * field.
 */
export interface ResourceDefinition<
  Name extends string,
  Id,
  Filter extends z.ZodType,
  RowSchema extends z.ZodType<Row, unknown>,
  Whole extends z.ZodType<Row, unknown>,
  New extends z.ZodType,
  Change extends z.ZodType,
  Actions extends Readonly<Record<string, readonly Action[]>>,
> {
  /** The name in the address. */
  name: Name
  read: Needs
  /** Absent: nobody changes it through `create`, `change` or `remove`. */
  write?: Needs
  /** Reads the id in the address. */
  id: z.ZodType<Id>
  /** What a list answers of each row. */
  row: RowSchema
  /** What `one` answers, when that is more than the row of a list. */
  whole?: Whole
  filter: Filter
  sorts: readonly string[]
  list?(call: Call, request: ListRequest<z.output<Filter>>): Promise<ListAnswer<z.output<RowSchema>>>
  one?(call: Call, id: Id): Promise<z.output<Whole> | undefined>
  /** Returns several rows by id, in any order. Absent: they are read one by one. */
  many?(call: Call, ids: readonly Id[]): Promise<readonly z.output<RowSchema>[]>
  create?: {
    schema: New
    /**
     * What waits for something besides the database, such as drawing and storing; it returns what `run` then does
     * instead, in the unit of work (0059).
     */
    first?(call: Call, input: z.output<New>): Promise<Outcome<() => Promise<Outcome<Row>>>>
    run?(call: Call, input: z.output<New>): Promise<Outcome<Row>>
  }
  /** Creates another row like this one, which nobody sees or uses before it is changed or published. */
  copy?(call: Call, id: Id): Promise<Outcome<Row>>
  /** Maximum size of the file that is uploaded with `create`. */
  largestUpload?: Bytes
  /**
   * Absent properties of `input` stay unchanged. A form sends the `stamp` of the row it was filled from: when the row
   * has changed since, nothing is changed, and the answer shows both. Each change is kept as a version. Needs `one`.
   */
  change?: {
    schema: Change
    run(call: Call, id: Id, input: z.output<Change>): Promise<Outcome<Row>>
    /** False where earlier versions would hold data that must not be kept. */
    hasHistory?: boolean
  }
  /** Moves a row to the trash, with all its database rows. */
  remove?(call: Call, id: Id): Promise<Outcome<undefined>>
  /** Returns where it is still used, to show before it is removed. */
  uses?(call: Call, id: Id): Promise<readonly Use[]>
  /** Returns in words what else ends with it, to show before it is removed. */
  endsWith?(call: Call, id: Id): Promise<readonly string[]>
  /** Whether `remove` is final: nothing goes to the trash. */
  isFinal?: boolean
  /** The rights that deleted rows give: only who has them all restores these from the trash, or deletes them for good. */
  rightsIn?(call: Call, rows: readonly DeletedRow[]): Promise<readonly Right[]>
  /** Does what else is needed once the rows are restored from the trash. It may run twice. */
  broughtBack?(call: Call, id: Id): Promise<Outcome<undefined>>
  actions?: Actions
  /**
   * Visitors see its rows once they are published: a row has a `status`. Where others publish (`othersPublish`), whoever
   * may not publish changes only drafts and proposes. Needs `one` and `change`.
   */
  isReviewed?: boolean
}

/** A resource for the routes: it checks all input itself. */
export interface Resource {
  name: string
  read: Needs
  write?: Needs
  /** Schemas of what a list and `one` answer. */
  row: z.ZodType
  whole: z.ZodType
  list?(call: Call, query: URLSearchParams): Promise<Outcome<ListAnswer>>
  one?(call: Call, id: string): Promise<Outcome<StampedRow>>
  many?(call: Call, ids: readonly string[]): Promise<Outcome<readonly Row[]>>
  create?(call: Call, body: unknown): Promise<Outcome<StampedRow>>
  largestUpload?: Bytes
  change?(call: Call, id: string, body: unknown): Promise<Outcome<StampedRow>>
  /** Schema of the input of `change`. */
  changes?: z.ZodType
  /** Returns the trash id; none when removal is final. */
  remove?(call: Call, id: string): Promise<Outcome<{ trashId?: number }>>
  rightsIn?(call: Call, rows: readonly DeletedRow[]): Promise<readonly Right[]>
  broughtBack?(call: Call, id: string): Promise<Outcome<undefined>>
  isReviewed?: boolean
  actions: Readonly<Record<string, readonly Action[]>>
}

/** A resource with what it declares, which stands in its type alone: `contract.ts` reads it. */
export interface Declared<
  Name extends string,
  Filter extends z.ZodType,
  RowSchema extends z.ZodType,
  Whole extends z.ZodType,
  New extends z.ZodType,
  Change extends z.ZodType,
  Actions,
> extends Resource {
  name: Name
  declared?: { filter: Filter; row: RowSchema; whole: Whole; create: New; change: Change; actions: Actions }
}

export { invalid, readFilter, readInput }

export function defineResource<
  const Name extends string,
  Id,
  Filter extends z.ZodType,
  RowSchema extends z.ZodType<Row, unknown>,
  Whole extends z.ZodType<Row, unknown> = RowSchema,
  New extends z.ZodType = never,
  Change extends z.ZodType = never,
  Actions extends Readonly<Record<string, readonly Action[]>> = Readonly<Record<never, readonly Action[]>>,
>(
  definition: ResourceDefinition<Name, Id, Filter, RowSchema, Whole, New, Change, Actions>,
): Declared<Name, Filter, RowSchema, Whole, New, Change, Actions> {
  const { name, read, write, one, create, copy, change, remove, rightsIn, broughtBack } = definition
  if (change && !one) throw new Error(`${name}: what can be changed must be read, too`)
  const { isReviewed = false } = definition
  const readId = readIdBy(definition.id)
  const rows = one && readRows({ readId, one, many: definition.many, stampedBy: change?.schema })
  const changeOne = change && one && changeRow({ name, readId, one, change, isReviewed })
  return {
    name,
    read,
    row: definition.row,
    whole: definition.whole ?? definition.row,
    ...(write && { write }),
    ...(isReviewed && { isReviewed }),
    ...(definition.largestUpload && { largestUpload: definition.largestUpload }),
    actions: {
      ...((change ?? create) && write && revisionActions({ name, write })),
      ...(remove && write && { uses: [usesAction(write, usesOfRow({ ...definition, readId }))] }),
      ...(copy && write && { copy: [copyAction(write, copyRow({ readId, copy }))] }),
      ...(isReviewed &&
        write &&
        changeOne &&
        rows &&
        reviewActions({ name, write, changes: change.schema, one: rows.one, change: changeOne })),
      ...definition.actions,
    },
    ...rows,
    ...(definition.list && {
      list: listRows({ ...definition, list: definition.list, hasDrafts: Boolean(change), isReviewed }),
    }),
    ...(create && {
      create: createRow({ name, create, isReviewed, stampedBy: change?.schema, one: rows?.one }),
    }),
    ...(changeOne && { changes: change.schema, change: changeOne }),
    ...(remove && {
      remove: removeRow({ name, readId, one, remove, isFinal: definition.isFinal, isReviewed }),
    }),
    ...(rightsIn && { rightsIn }),
    ...(broughtBack && {
      async broughtBack(call, raw) {
        const id = readId(raw)
        return id.ok ? broughtBack(call, id.value) : id
      },
    }),
  }
}

/** For rights that depend on a row: `forbidden` unless the user has one of them. */
export const need = ({ viewer }: Call, needs: Needs): Outcome<undefined> =>
  mayCall(viewer, needs) ? ok(undefined) : fail('forbidden')
