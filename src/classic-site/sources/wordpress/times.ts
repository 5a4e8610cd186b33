/** A moment as MySQL writes it, as if it were UTC; undefined for `0000-00-00 00:00:00` and what is no moment. */
export function momentOf(raw: string | null | undefined): Date | undefined {
  const text = (raw ?? '').trim().slice(0, 19)
  if (!/^[1-9]\d{3}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}:\d{2})?$/.test(text)) return undefined
  const moment = new Date(`${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/**
 * Moments of a site that keeps them twice, in its own time and in UTC. Drafts have none in UTC: theirs is reckoned from
 * how far both lay apart last.
 */
export class SiteClock {
  #aheadMs = 0

  utc(own: string | null | undefined, gmt: string | null | undefined): Date | undefined {
    const local = momentOf(own)
    const moment = momentOf(gmt)
    if (moment && local) this.#aheadMs = local.getTime() - moment.getTime()
    return moment ?? (local && new Date(local.getTime() - this.#aheadMs))
  }
}

/** Seconds since 1970, as WooCommerce keeps some moments. */
export function momentOfSeconds(raw: string | undefined): Date | undefined {
  if (!raw || !/^[1-9]\d{0,10}$/.test(raw)) return undefined
  return new Date(Number(raw) * 1000)
}
