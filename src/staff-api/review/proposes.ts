import { z } from 'zod'
import { mayPublish } from '../../kernel/rights.ts'
import type { Call } from '../call.ts'

/** Whether the site has others publish what somebody without that right writes. */
export const othersPublish = async ({ features }: Pick<Call, 'features'>): Promise<boolean> =>
  (await features.content.settings()).othersPublish ?? false

/** Whether the user may only propose what visitors would see. */
export const proposes = async (call: Call): Promise<boolean> =>
  !mayPublish(call.viewer, await othersPublish(call))

// unbounded: a row of ours
const shown = z.object({ status: z.string(), publishAt: z.unknown().optional() })

/** Whether visitors see a row, have seen it, or will by itself. */
export function isLive(row: unknown): boolean {
  const read = shown.safeParse(row)
  return !read.success || read.data.status !== 'draft' || read.data.publishAt != null
}

const publishing = z.union([
  z.object({ status: z.literal('published') }),
  z.object({ state: z.literal('published') }),
])

/** Whether the input of a form would have visitors see the row. */
export const publishes = (input: unknown): boolean => publishing.safeParse(input).success

const dated = z.object({ publishedAt: z.date() })

/** Since when, or from when, visitors see a row. */
export const shownFrom = (row: unknown): Date | undefined => dated.safeParse(row).data?.publishedAt
