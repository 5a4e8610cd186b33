import { formatDays, formatHours } from '../../kernel/moment.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { momentFile } from './door.ts'
import type { EntryMomentProps } from './fields.ts'

export interface EntryMoment {
  /** For machines. */
  from: string
  days: string
  hours?: string
  where?: string
  fileHref?: string
}

/** Date and place of the entry; undefined for entries without a date. */
export async function load(
  { file }: EntryMomentProps,
  { entry }: RenderContext,
): Promise<Loaded<EntryMoment | undefined>> {
  const { moment } = entry ?? {}
  if (!entry) return { model: undefined }
  const tags = [`entry:${entry.id}`]
  if (!moment) return { model: undefined, tags }
  const hours = formatHours(moment)
  const where = [entry.fields.address, entry.fields.place].filter(Boolean).join(', ')
  return {
    model: {
      from: moment.from ? `${moment.firstDay}T${moment.from}` : moment.firstDay,
      days: formatDays(moment),
      ...(hours ? { hours } : {}),
      ...(where ? { where } : {}),
      ...(file ? { fileHref: `${entry.url}${momentFile}.ics` } : {}),
    },
    tags,
  }
}
