import type { DatedEntry } from '../../features/content/index.ts'
import { addDays, localDateOf } from '../../kernel/dates.ts'
import type { Block } from '../../kernel/document.ts'
import type { RenderContext } from '../context.ts'
import { propsSchemaOf } from '../schema.ts'
import { fields } from './fields.ts'
import { queryOf } from './query.ts'

/** How far a calendar subscription reaches back and ahead. */
const daysBack = 366
const daysAhead = 3 * 366

const schema = propsSchemaOf(fields)

/**
 * The items of a page's calendar for a subscription (iCalendar); undefined when the widget is no calendar or does not
 * offer one.
 */
export async function feedOf(
  block: Block,
  { features, now }: RenderContext,
): Promise<readonly DatedEntry[] | undefined> {
  if (block.type !== fields.name) return undefined
  const read = schema.safeParse(block.props)
  if (!read.success || !read.data.feed) return undefined
  const today = localDateOf(now)
  const { dated } = await features.content.dated({
    ...queryOf(read.data),
    from: addDays(today, -daysBack),
    to: addDays(today, daysAhead),
  })
  return dated
}
