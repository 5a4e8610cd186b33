import { binder } from '../../kernel/bind.ts'
import { checkLinks, linkCheckJob, listBrokenLinks } from './links/check-links.ts'
import type { Parts } from './parts.ts'
import { deleteRedirect, listRedirects } from './redirects/list-redirects.ts'
import { addRedirect } from './redirects/redirects.ts'

/** Addresses that moved, and links that lead nowhere. */
export function createLinks(parts: Parts) {
  const bind = binder(parts)
  return {
    redirects: bind(listRedirects),
    addRedirect: bind(addRedirect),
    deleteRedirect: bind(deleteRedirect),
    /** Follows every link of ours to ours; `leads` says whether a path with its query answers with something. */
    checkLinks: bind(checkLinks),
    /** Has `linkCheckJob` run soon. */
    askForLinkCheck: () => parts.jobs.send(linkCheckJob, {}, { singletonKey: 'links' }),
    /** What the last check found; a check ends at 10,000 of them. */
    brokenLinks: bind(listBrokenLinks),
  }
}
