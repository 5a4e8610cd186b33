import type { Content } from '../src/features/content/index.ts'
import type { Library } from '../src/features/library/index.ts'
import type { Shop } from '../src/features/shop/index.ts'
import type { Changes } from '../src/platform/changes.ts'
import type { DatabaseHandle } from '../src/platform/database/index.ts'
import type { Log } from '../src/platform/log.ts'

/** The parts of a site that the demo needs to fill it. */
export interface SiteToFill {
  handle: Pick<DatabaseHandle, 'db' | 'pool'>
  content: Content
  library: Library
  shop: Shop
  changes: Changes
  siteUrl: string
  clock: () => Date
  log: Pick<Log, 'info' | 'warn'>
}
