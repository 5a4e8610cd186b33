import { z } from 'zod'
import type { Bytes } from '../kernel/bytes.ts'
import { fail, ok } from '../kernel/result.ts'
import type { Right } from '../kernel/rights.ts'
import type { DeletedRow } from '../platform/revisions/trash.ts'
import { copyAction, usesAction } from './built-in-actions.ts'
import type { Action, Call, ListAnswer, Outcome } from './call.ts'
import { madeOnce } from './made-once.ts'
import { mayCall, type Needs } from './needs.ts'
import { invalid, readInput } from './read-input.ts'
import { proposalIn, reviewActions } from './review/actions.ts'
import { endByForm } from './review/end.ts'
import { tellProposer } from './review/mails.ts'
import { isLive, proposes, publishes, shownFrom } from './review/proposes.ts'
import { documentOf, withProposals } from './review/rows.ts'
import { revisionActions, withDrafts } from './revision-actions.ts'
import { stampIn, stampOf } from './stamp.ts'
import { titleOf } from './title-of.ts'
import type { Use } from './uses.ts'

export type { Action, Call, ListAnswer, Outcome, Problem } from './call.ts'

export interface ListRequest<Filter> {
  /** From 1. */
  page: number
  /** 25 by default, at most 100. */
  perPage: number
  /** One of the resource's `sorts`. */
  sort?: string
  descending: boolean
  filter: Filter
}

export type Row = { id: number | string }

/** A row as a form opens it; `stamp` differs once anything that the form may change has changed. */
export type StampedRow = Row & { stamp?: string }

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

const mostPerPage = 100
const mostIds = 500
const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce
    .number()
    .int()
    .min(1)
    .default(25)
    .transform((count) => Math.min(count, mostPerPage)),
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  sort: z.string().max(100).optional(),
  filter: z.string().max(5_000).default('{}'),
})

export { invalid, readInput }

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
  const {
    name,
    read,
    write,
    id: idSchema,
    filter,
    sorts,
    list,
    one,
    many,
    create,
    copy,
    change,
    remove,
    rightsIn,
    broughtBack,
    isReviewed = false,
  } = definition
  if (change && !one) throw new Error(`${name}: what can be changed must be read, too`)
  const stamped = <Found extends Row>(row: Found): Found & StampedRow =>
    change ? { ...row, stamp: stampOf(change.schema, row) } : row
  const readId = (raw: string): Outcome<Id> => {
    const known = idSchema.safeParse(raw)
    return known.success ? ok(known.data) : fail('missing')
  }
  const single = one && {
    async one(call: Call, raw: string): Promise<Outcome<Row>> {
      const known = readId(raw)
      if (!known.ok) return known
      const row = await one(call, known.value)
      return row ? ok(stamped(row)) : fail('missing')
    },
    async many(call: Call, raws: readonly string[]): Promise<Outcome<readonly Row[]>> {
      const known = raws
        .slice(0, mostIds)
        .map(readId)
        .filter((id) => id.ok)
      const wanted = known.map(({ value }) => value)
      if (many) return ok(await many(call, wanted))
      const rows = await Promise.all(wanted.map((id) => one(call, id)))
      return ok(rows.filter((row) => row !== undefined))
    },
  }
  const usesOf = async (call: Call, raw: string) => {
    const known = readId(raw)
    if (!known.ok) return known
    const data = (await definition.uses?.(call, known.value)) ?? []
    const ends = (await definition.endsWith?.(call, known.value)) ?? []
    return ok({ data, ends, isFinal: definition.isFinal === true })
  }
  const copyOf = (make: NonNullable<typeof copy>) => async (call: Call, raw: string) => {
    const known = readId(raw)
    if (!known.ok) return known
    const made = await make(call, known.value)
    return made.ok ? ok({ id: made.value.id }) : made
  }
  const changeRow =
    change &&
    one &&
    (async (call: Call, raw: string, body: unknown): Promise<Outcome<StampedRow>> => {
      const known = readId(raw)
      if (!known.ok) return known
      const input = readInput(change.schema, body)
      if (!input.ok) return input
      const thing = { resource: name, rowId: raw }
      return call.together(() =>
        call.features.revisions.alone(`staff ${name} ${raw}`, async () => {
          const before = await one(call, known.value)
          const basedOn = stampIn(body)
          if (before && basedOn !== undefined && basedOn !== stampOf(change.schema, before))
            return fail('conflict')
          const isShown = isReviewed && isLive(before)
          if (isReviewed && (isShown || publishes(input.value)) && (await proposes(call)))
            return before ? fail('proposes') : fail('missing')
          const changed = await change.run(call, known.value, input.value)
          if (!changed.ok) return changed
          const now = stamped((await one(call, known.value)) ?? changed.value)
          const which = proposalIn(body)
          if (isReviewed && (which || (!isShown && isLive(now))))
            await endByForm(call, thing, { title: titleOf(now) ?? raw, which, at: shownFrom(now) })
          const by = call.viewer.userId ?? ''
          const isNew = !before || stampOf(change.schema, before) !== now.stamp
          if (change.hasHistory !== false && isNew)
            await call.features.revisions.history.note(thing, { by, before, now })
          await call.features.revisions.drafts.forget(thing, by)
          return ok(now)
        }),
      )
    })
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
      ...(remove && write && { uses: [usesAction(write, usesOf)] }),
      ...(copy && write && { copy: [copyAction(write, copyOf(copy))] }),
      ...(isReviewed &&
        write &&
        changeRow &&
        single &&
        reviewActions({ name, write, changes: change.schema, one: single.one, change: changeRow })),
      ...definition.actions,
    },
    ...single,
    ...(list && {
      async list(call, query) {
        const asked = readInput(listQuery, Object.fromEntries(query))
        if (!asked.ok) return asked
        const wanted = readInput(filter, parseJson(asked.value.filter))
        if (!wanted.ok) return wanted
        const { page, perPage, sort, order } = asked.value
        const found = await list(call, {
          page,
          perPage,
          filter: wanted.value,
          ...(sort !== undefined && sorts.includes(sort) && { sort }),
          descending: order === 'DESC',
        })
        const noted = change ? await withDrafts(call, name, found) : found
        return ok(isReviewed ? await withProposals(call, name, noted) : noted)
      },
    }),
    ...(create && {
      async create(call, body) {
        const input = readInput(create.schema, body)
        if (!input.ok) return input
        if (isReviewed && publishes(input.value) && (await proposes(call))) return fail('proposes')
        const ready = await create.first?.(call, input.value)
        if (ready && !ready.ok) return ready
        return madeOnce(
          call,
          name,
          async () => {
            const made = await (ready ? ready.value() : create.run?.(call, input.value))
            if (!made) throw new Error(`${name}: nothing creates a row`)
            return made.ok ? ok(stamped(made.value)) : made
          },
          async (raw) => (await single?.one(call, raw)) ?? ok({ id: raw }),
        )
      },
    }),
    ...(changeRow && { changes: change.schema, change: changeRow }),
    ...(remove && {
      async remove(call, raw) {
        const known = readId(raw)
        if (!known.ok) return known
        const { revisions } = call.features
        const thing = { resource: name, rowId: raw }
        return call.together(async () => {
          if (definition.isFinal) {
            const done = await remove(call, known.value)
            return done.ok ? ok({}) : done
          }
          const row = await one?.(call, known.value)
          if (isReviewed && row && isLive(row) && (await proposes(call))) return fail('proposes')
          const title = titleOf(row) ?? raw
          const by = call.viewer.userId ?? ''
          const { done, trashId } = await revisions.trash.throwAway({ ...thing, title, by }, () =>
            remove(call, known.value),
          )
          if (!done.ok) return done
          if (isReviewed) {
            const tell = await tellProposer(call, { thing, title, how: 'thrown' })
            const widgets = documentOf(row)
            await revisions.proposals.end(thing, undefined, tell)
            if (widgets)
              await revisions.proposals.end({ resource: 'documents', rowId: widgets }, undefined, tell)
          }
          return ok({ trashId })
        })
      },
    }),
    ...(rightsIn && { rightsIn }),
    ...(broughtBack && {
      async broughtBack(call, raw) {
        const known = readId(raw)
        return known.ok ? broughtBack(call, known.value) : known
      },
    }),
  }
}

/** Reads the filter of a link, in the format of lists. */
export const readFilter = <Filter>(schema: z.ZodType<Filter>, { query }: Call): Outcome<Filter> =>
  readInput(schema, parseJson(query.get('filter') ?? '{}'))

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** For rights that depend on a row: `forbidden` unless the user has one of them. */
export const need = ({ viewer }: Call, needs: Needs): Outcome<undefined> =>
  mayCall(viewer, needs) ? ok(undefined) : fail('forbidden')
