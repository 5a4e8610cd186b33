import { formatLongDate } from '../../kernel/dates.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryDateProps } from './fields.ts'

export interface PublishedOn {
  /** For machines. */
  instant: string
  /** '12 maart 2026'. */
  day: string
}

export async function load(
  _props: EntryDateProps,
  { entry }: RenderContext,
): Promise<Loaded<PublishedOn | undefined>> {
  if (!entry) return { model: undefined }
  const { id, publishedAt } = entry
  return {
    model: { instant: publishedAt.toISOString(), day: formatLongDate(publishedAt) },
    tags: [`entry:${id}`],
  }
}
