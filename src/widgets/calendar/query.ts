import type { DatedQuery } from '../../features/content/index.ts'
import type { CalendarProps } from './fields.ts'

/** The entries of a calendar in any month. */
export const queryOf = ({ type, by, taxonomy, term }: CalendarProps): Omit<DatedQuery, 'from' | 'to'> => ({
  type,
  by,
  ...(taxonomy && term ? { terms: [{ taxonomy, slugs: [term] }] } : {}),
})
