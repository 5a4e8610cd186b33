import type { Say } from '../findings.ts'
import type { StoredTable } from './dump-store.ts'
import { coreNames } from './tables.ts'

/**
 * The prefix of the site that a dump is of; undefined when it holds no tables of WordPress. Of several sites it is the main
 * one of a network, else the one with most tables and posts, and the others are told.
 */
export function choosePrefix(
  tables: StoredTable[],
  wanted: string | undefined,
  say: Say,
): string | undefined {
  const sites = [...Map.groupBy(tables, ({ prefix }) => prefix)]
    .map(([prefix, ofSite]) => ({
      prefix,
      core: ofSite.filter(({ name }) => coreNames.includes(name)).length,
      posts: ofSite.find(({ name }) => name === 'posts')?.rows ?? 0,
      hasContent: ofSite.some(({ name }) => name === 'posts' || name === 'options'),
    }))
    .sort((a, b) => b.core - a.core || b.posts - a.posts)
  const whole = sites.filter(({ hasContent, core }) => hasContent && core > 1)
  const candidates = whole.length > 0 ? whole : sites
  const asked = wanted === undefined ? undefined : sites.find(({ prefix }) => sameSite(prefix, wanted))
  if (wanted !== undefined && !asked)
    say({ kind: 'noted', reason: 'prefix-not-there', about: wanted.slice(0, 100) })
  const main = candidates.find(({ prefix }) =>
    candidates.some((other) => other.prefix !== prefix && baseOf(other.prefix) === prefix),
  )
  const chosen = (asked ?? main ?? candidates[0])?.prefix
  for (const { prefix } of whole)
    if (prefix !== chosen) say({ kind: 'noted', reason: 'other-site', about: prefix })
  return chosen
}

const sameSite = (prefix: string, wanted: string) => prefix === wanted || prefix === `${wanted}_`

/** The prefix of the network that the site of a prefix such as `wp_2_` belongs to. */
export const baseOf = (prefix: string): string => prefix.replace(/\d{1,9}_$/, '')
