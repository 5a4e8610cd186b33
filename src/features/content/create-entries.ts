import { binder } from '../../kernel/bind.ts'
import { addEntry } from './entries/changing/add-entry.ts'
import { changeEntry } from './entries/changing/change-entry.ts'
import { deleteEntry } from './entries/changing/delete-entry.ts'
import { authors, handOver } from './entries/changing/hand-over.ts'
import { parentProblem } from './entries/changing/stand-under.ts'
import { findByPath } from './entries/find.ts'
import { listDated } from './entries/listing/dated.ts'
import { facets } from './entries/listing/facets.ts'
import { listEntries, listIds } from './entries/listing/list.ts'
import { createMapPoints } from './entries/listing/map-points.ts'
import { nearest } from './entries/listing/nearest.ts'
import { neighbours } from './entries/listing/neighbours.ts'
import { staffEntries, staffEntry } from './entries/listing/staff-list.ts'
import { entriesWithFile } from './entries/listing/with-file.ts'
import type { Parts } from './parts.ts'
import { entries } from './schema.ts'
import { search } from './search/search.ts'
import { sitemap, sitemapSize } from './sitemap.ts'
import { getEntries, getEntry } from './view/get.ts'

/** What stands on the site under an address of its own, and lists of it. */
export function createEntries(parts: Parts) {
  const bind = binder(parts)
  return {
    /** What stands at a path with its final slash and without `/page/n/`; drafts for staff only. */
    find: bind(findByPath),
    entry: bind(getEntry),
    /** In the order asked for; what is not published is left out. */
    entries: bind(getEntries),
    list: bind(listEntries),
    /** The numbers of all entries of a query, the newest first: for a feature that sorts them by what it knows. */
    ids: bind(listIds),
    /** Before and after an entry in its type's list by `distance` (places) or date (the rest). */
    neighbours: bind(neighbours),
    /** The nearest published entries of the same type that have a position, with kilometres as the crow flies. */
    nearest: bind(nearest),
    dated: bind(listDated),
    entriesWithFile: bind(entriesWithFile),
    mapPoints: createMapPoints(parts),
    /** Terms of a taxonomy, parents before children, with the number of entries of `type` that also match the query. */
    facets: bind(facets),
    /** Every published entry of a public type that holds all the words, best first. */
    search: bind(search),
    /** Everything that search engines may keep: archives, terms, entries; at most so many after the first `skip`. */
    sitemap: bind(sitemap),
    sitemapSize: bind(sitemapSize),

    addEntry: bind(addEntry),
    changeEntry: bind(changeEntry),
    parentProblem: bind(parentProblem),
    /** What visitors could see answers 410 from then on; a draft is gone without a trace. */
    deleteEntry: bind(deleteEntry),
    authors: bind(authors),
    handOver: bind(handOver),
    /** For staff, whatever the state of an entry (EDIT-05). */
    staffEntries: bind(staffEntries),
    staffEntry: bind(staffEntry),
    isEmpty: async () => (await parts.db.$count(entries)) === 0,
  }
}
