import type { NewsletterDeps } from './deps.ts'
import { createLists, type Lists } from './lists/lists.ts'
import { createMailings, type Mailings } from './mailings/mailings.ts'
import { createReturns, type Returns } from './returns/returns.ts'
import { bringReader, type OldReader } from './subscribers/bring-reader.ts'
import { createSheet, type SubscriberSheet } from './subscribers/sheet.ts'
import { createSubscribers, type Subscribers } from './subscribers/subscribers.ts'
import { takeOut } from './take-out.ts'

/** The subscribers of the newsletter, and its delivery (SITE-06). */
export type Newsletter = Subscribers &
  SubscriberSheet &
  Lists &
  Mailings &
  Returns & {
    bringReader(reader: OldReader): ReturnType<typeof bringReader>
    /** Removes the readers that came from a source. */
    takeOut(source: string): Promise<number>
  }

/** Call it before the jobs are started. */
export const createNewsletter = (deps: NewsletterDeps): Newsletter => ({
  ...createSubscribers({ ...deps, siteUrl: deps.config.siteUrl }),
  ...createSheet(deps),
  ...createLists(deps),
  ...createMailings(deps),
  ...createReturns(deps),
  bringReader: (reader) => bringReader(deps, reader),
  takeOut: (source) => takeOut(deps, source),
})
