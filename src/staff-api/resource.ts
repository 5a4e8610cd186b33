import { z } from 'zod'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { StaffFeatures } from './features.ts'
import { dutch, type FieldErrors, fieldErrors } from './field-errors.ts'
import { hasRank, type Rank } from './ranks.ts'
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
}

export interface ListRequest<Filter> {
  /** From 1. */
  page: number
  /** 25 unless told, at most 100. */
  perPage: number
  /** One of the resource's `sorts`. */
  sort?: string
  descending: boolean
  filter: Filter
}

export interface ListAnswer {
  /** Each has an `id`. */
  data: readonly { id: number | string }[]
  total: number
}

type Row = { id: number | string }

/** One extra call, at `/staff-api/{resource}/{id}/{action}`. */
export interface Action {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  rank: Rank
  /** `body`: JSON as sent, unchecked; reading it is the action's own. */
  run(call: Call, id: string, body: () => Promise<unknown>): Promise<Outcome<unknown> | Response>
}

/**
 * Something that staff list and change. It is declared once; addresses, rights, reading what was sent and the
 * answers follow from it. What a feature refuses comes back as a `Problem` or as mistakes by field.
 */
export interface ResourceDefinition<Id, Filter, New, Change> {
  /** The word in the address. */
  name: string
  read: Rank
  /** Absent: nobody changes it through `create`, `change` or `remove`. */
  write?: Rank
  /** Reads the last part of the address. */
  id: z.ZodType<Id>
  filter: z.ZodType<Filter>
  sorts: readonly string[]
  list?(call: Call, request: ListRequest<Filter>): Promise<ListAnswer>
  one?(call: Call, id: Id): Promise<Row | undefined>
  /** Several by number, in any order; one by one unless told. */
  many?(call: Call, ids: readonly Id[]): Promise<readonly Row[]>
  create?: { schema: z.ZodType<New>; run(call: Call, input: New): Promise<Outcome<Row>> }
  /** What is absent from `input` stays as it is. */
  change?: { schema: z.ZodType<Change>; run(call: Call, id: Id, input: Change): Promise<Outcome<Row>> }
  remove?(call: Call, id: Id): Promise<Outcome<undefined>>
  actions?: Readonly<Record<string, readonly Action[]>>
}

/** A resource as the routes use it: everything is checked inside. */
export interface Resource {
  name: string
  read: Rank
  write?: Rank
  list?(call: Call, query: URLSearchParams): Promise<Outcome<ListAnswer>>
  one?(call: Call, id: string): Promise<Outcome<Row>>
  many?(call: Call, ids: readonly string[]): Promise<Outcome<readonly Row[]>>
  create?(call: Call, body: unknown): Promise<Outcome<Row>>
  change?(call: Call, id: string, body: unknown): Promise<Outcome<Row>>
  remove?(call: Call, id: string): Promise<Outcome<undefined>>
  actions: Readonly<Record<string, readonly Action[]>>
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
  sort: z.string().optional(),
  filter: z.string().max(5_000).default('{}'),
})

/** Reads what was sent, or tells what is wrong with it, by field and in Dutch. */
export function readInput<Input>(schema: z.ZodType<Input>, input: unknown): Outcome<Input> {
  const read = schema.safeParse(input, { error: dutch })
  return read.success ? ok(read.data) : invalid(fieldErrors(read.error))
}

export const invalid = (errors: FieldErrors) => fail<Problem, FieldErrors>('invalid', errors)

export function defineResource<Id, Filter, New = never, Change = never>(
  definition: ResourceDefinition<Id, Filter, New, Change>,
): Resource {
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
    change,
    remove,
  } = definition
  const readId = (raw: string): Outcome<Id> => {
    const known = idSchema.safeParse(raw)
    return known.success ? ok(known.data) : fail('not_found')
  }
  const single = one && {
    async one(call: Call, raw: string): Promise<Outcome<Row>> {
      const known = readId(raw)
      if (!known.ok) return known
      const row = await one(call, known.value)
      return row ? ok(row) : fail('not_found')
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
  return {
    name,
    read,
    ...(write && { write }),
    actions: definition.actions ?? {},
    ...single,
    ...(list && {
      async list(call, query) {
        const asked = readInput(listQuery, Object.fromEntries(query))
        if (!asked.ok) return asked
        const wanted = readInput(filter, parseJson(asked.value.filter))
        if (!wanted.ok) return wanted
        const { page, perPage, sort, order } = asked.value
        return ok(
          await list(call, {
            ...{ page, perPage, filter: wanted.value },
            ...(sort !== undefined && sorts.includes(sort) && { sort }),
            descending: order === 'DESC',
          }),
        )
      },
    }),
    ...(create && {
      async create(call, body) {
        const input = readInput(create.schema, body)
        return input.ok ? create.run(call, input.value) : input
      },
    }),
    ...(change && {
      async change(call, raw, body) {
        const known = readId(raw)
        if (!known.ok) return known
        const input = readInput(change.schema, body)
        return input.ok ? change.run(call, known.value, input.value) : input
      },
    }),
    ...(remove && {
      async remove(call, raw) {
        const known = readId(raw)
        return known.ok ? remove(call, known.value) : known
      },
    }),
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** For rights that hang on a row: `forbidden` unless who calls has the rank. */
export const needRank = ({ viewer }: Call, rank: Rank): Outcome<undefined> =>
  hasRank(viewer, rank) ? ok(undefined) : fail('forbidden')
