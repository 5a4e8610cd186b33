import type { Content } from '../features/content/index.ts'
import type { Forms } from '../features/forms/index.ts'
import type { Library } from '../features/library/index.ts'
import type { Newsletter } from '../features/newsletter/index.ts'
import type { Shop } from '../features/shop/index.ts'
import type { Statistics } from '../features/statistics/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Mail } from '../platform/mail.ts'

/** The connected site, as extensions have it. */
export interface ExtensionSite {
  /** Without a trailing slash. */
  siteUrl: string
  content: Content
  library: Library
  shop: Shop
  newsletter: Newsletter
  forms: Forms
  statistics: Statistics
  mail: Mail
  jobs: Pick<Jobs, 'send'>
  /** For tables of the extension's own; what others keep is asked of them. */
  db: Database
  clock: () => Date
  log: Log
}

/**
 * Keeps one of something for each connected site: what an extension holds in memory, or makes of its tables.
 * @returns gives that of a site, made when it is first asked for
 */
export function onePerSite<One>(
  make: (site: ExtensionSite) => One,
): (features: { site?: ExtensionSite }) => One {
  const made = new WeakMap<ExtensionSite, One>()
  return ({ site }) => {
    if (!site) throw new Error('there is no connected site')
    const known = made.get(site)
    if (known !== undefined) return known
    const one = make(site)
    made.set(site, one)
    return one
  }
}
