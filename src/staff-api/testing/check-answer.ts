import { z } from 'zod'
import type { Call } from '../call.ts'
import { findAnswer } from '../find.ts'
import { marks } from '../marks.ts'
import { ownAccountAnswer } from '../own-account.ts'
import { resourceOf } from '../resources/index.ts'

/** What calls that are no resource answer, where the staff app reads it as declared. */
const others: Readonly<Record<string, z.ZodType>> = { me: ownAccountAnswer, find: findAnswer }

/** A row without what every resource adds to it, which is checked by itself. */
const withMarks = (row: z.ZodType) =>
  z.unknown().transform((value, context) => {
    const names = Object.keys(marks.shape)
    const all = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const own = all.length > 0 ? Object.fromEntries(all.filter(([name]) => !names.includes(name))) : value
    const added = Object.fromEntries(all.filter(([name]) => names.includes(name)))
    for (const read of [row.safeParse(own), marks.safeParse(added)])
      for (const { path, message } of read.error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [...path], message })
  })

const page = (row: z.ZodType) =>
  z.object({ data: z.array(withMarks(row)).max(100_000), total: z.number().optional() })

/** The schema of what a call answers when it succeeds; undefined where none is declared. */
async function declaredFor(
  call: Pick<Call, 'features'>,
  address: string,
  method: string,
): Promise<z.ZodType | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://localhost/')
  const [name = '', id, action] = pathname.slice(1).split('/').map(decodeURIComponent)
  const other = others[name]
  if (other) return other
  const resource = await resourceOf(call, name)
  if (!resource) return undefined
  const { row, whole, actions } = resource
  if (action) return actions[action]?.find((one) => one.method === method)?.answer
  if (method === 'GET' && id) return withMarks(whole)
  // By ids a resource answers rows of its list, or, when it reads them one by one, whole ones.
  if (method === 'GET') return page(searchParams.has('ids') ? z.union([whole, row]) : row)
  return method === 'PUT' ? withMarks(whole) : undefined
}

/** An answer differs from what its resource declares, or holds more. */
export class Undeclared extends Error {}

/** Throws `Undeclared` when an answer is not what its resource declares. */
export async function checkAnswer(
  call: Pick<Call, 'features'>,
  address: string,
  method: string,
  body: unknown,
): Promise<void> {
  const read = (await declaredFor(call, address, method))?.safeParse(body)
  if (read?.error)
    throw new Undeclared(`${method} ${address} answers what is not declared:\n${z.prettifyError(read.error)}`)
}
