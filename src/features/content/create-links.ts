import { binder } from '../../kernel/bind.ts'
import { checkLinks, linkCheckJob, listBrokenLinks } from './links/check-links.ts'
import type { Parts } from './parts.ts'
import { bringRedirects, findByOldNumber } from './redirects/bring-redirects.ts'
import { deleteRedirect, listRedirects } from './redirects/list-redirects.ts'
import { entriesAt, redirectTargets } from './redirects/many-paths.ts'
import { addNewRedirect, addRedirect } from './redirects/redirects.ts'

/** Redirects, and broken links. */
export function createLinks(parts: Parts) {
  const bind = binder(parts)
  return {
    redirects: bind(listRedirects),
    addRedirect: bind(addRedirect),
    addNewRedirect: bind(addNewRedirect),
    deleteRedirect: bind(deleteRedirect),
    bringRedirects: bind(bringRedirects),
    findByOldNumber: bind(findByOldNumber),
    entriesAt: bind(entriesAt),
    redirectTargets: bind(redirectTargets),
    /** Checks every internal link; `leads` tells whether a path with its query has an answer. */
    checkLinks: bind(checkLinks),
    /** Runs `linkCheckJob` soon. */
    askForLinkCheck: () => parts.jobs.send(linkCheckJob, {}, { singletonKey: 'links' }),
    /** The result of the last check; a check ends at 10,000 broken links. */
    brokenLinks: bind(listBrokenLinks),
  }
}
