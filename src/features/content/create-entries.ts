import { binder } from '../../kernel/bind.ts'
import { addDrafts } from './entries/changing/add-drafts.ts'
import { addEntry } from './entries/changing/add-entry.ts'
import { changeEntries } from './entries/changing/change-entries.ts'
import { changeEntry } from './entries/changing/change-entry.ts'
import { deleteEntry } from './entries/changing/delete-entry.ts'
import { authors, handOver } from './entries/changing/hand-over.ts'
import { parentProblem } from './entries/changing/stand-under.ts'
import { findByPath } from './entries/find.ts'
import { listDated } from './entries/listing/dated.ts'
import { facets } from './entries/listing/facets.ts'
import { listEntries, listIds } from './entries/listing/list.ts'
import { createMapPoints } from './entries/listing/map-points.ts'
import { createNearest } from './entries/listing/nearest.ts'
import { createNeighbours } from './entries/listing/neighbours.ts'
import { staffEntries, staffEntry } from './entries/listing/staff-list.ts'
import { entriesWithFile } from './entries/listing/with-file.ts'
import type { Parts } from './parts.ts'
import { entries } from './schema.ts'
import { search } from './search/search.ts'
import { sitemap, sitemapSize } from './sitemap.ts'
import { addressesOf, getEntries, getEntry } from './view/get.ts'

/** Entries with an address of their own, and lists of them. */
export function createEntries(parts: Parts) {
  const bind = binder(parts)
  return {
    /** What is at a path with its final slash and without `/page/n/`; drafts for staff only. */
    find: bind(findByPath),
    entry: bind(getEntry),
    /** Published entries, in the order of the numbers. */
    entries: bind(getEntries),
    addressesOf: bind(addressesOf),
    list: bind(listEntries),
    /** The numbers of all entries of a query, the newest first, for a feature that sorts them itself. */
    ids: bind(listIds),
    /** The previous and the next entry in its type's list, by `distance` (places) or date (other types). */
    neighbours: createNeighbours(parts),
    /** The nearest published entries of the same type that have a position, with kilometres as the crow flies. */
    nearest: createNearest(parts),
    dated: bind(listDated),
    entriesWithFile: bind(entriesWithFile),
    mapPoints: createMapPoints(parts),
    /** Terms of a taxonomy, parents before children, with the number of entries of `type` that also match the query. */
    facets: bind(facets),
    /** Published entries of public types that contain all the words, best matches first. */
    search: bind(search),
    /** All addresses for search engines: archives, terms, entries; a limited number after the first `skip`. */
    sitemap: bind(sitemap),
    sitemapSize: bind(sitemapSize),

    addEntry: bind(addEntry),
    addDrafts: bind(addDrafts),
    changeEntry: bind(changeEntry),
    changeEntries: bind(changeEntries),
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
