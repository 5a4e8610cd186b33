import { toDutchMinute } from './dates.ts'

/** Where staff choose a moment as of which they see the site. */
export const asOfPath = '/zoals-op/'

/** The same with a moment filled in. @param back where it leads */
export function asOfPathOf({
  moment,
  back,
}: {
  moment?: Date | undefined
  back?: string | undefined
}): string {
  const query = new URLSearchParams({
    ...(moment && { op: toDutchMinute(moment) }),
    ...(back !== undefined && { terug: back }),
  })
  return `${asOfPath}?${query}`
}
