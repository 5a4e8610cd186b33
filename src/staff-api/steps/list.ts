import { z } from 'zod'
import { ok } from '../../kernel/result.ts'
import type { Call, ListAnswer, Outcome } from '../call.ts'
import { readInput } from '../read-input.ts'
import { withProposals } from '../review/rows.ts'
import { withDrafts } from '../revision-actions.ts'
import { parseJson } from './filter.ts'

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

interface Listed<Filter extends z.ZodType> {
  name: string
  filter: Filter
  sorts: readonly string[]
  list(call: Call, request: ListRequest<z.output<Filter>>): Promise<ListAnswer>
  /** Whether staff can have an unsaved form of a row. */
  hasDrafts: boolean
  isReviewed: boolean
}

const mostPerPage = 100
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

/** A page of rows, each with who has an unsaved form of it and what is proposed of it. */
export const listRows =
  <Filter extends z.ZodType>({ name, filter, sorts, list, hasDrafts, isReviewed }: Listed<Filter>) =>
  async (call: Call, query: URLSearchParams): Promise<Outcome<ListAnswer>> => {
    const read = readInput(listQuery, Object.fromEntries(query))
    if (!read.ok) return read
    const { page, perPage, sort, order } = read.value
    const wanted = readInput(filter, parseJson(read.value.filter))
    if (!wanted.ok) return wanted
    const found = await list(call, {
      page,
      perPage,
      filter: wanted.value,
      ...(sort !== undefined && sorts.includes(sort) && { sort }),
      descending: order === 'DESC',
    })
    const withForms = hasDrafts ? await withDrafts(call, name, found) : found
    return ok(isReviewed ? await withProposals(call, name, withForms) : withForms)
  }
