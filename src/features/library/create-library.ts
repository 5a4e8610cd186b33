import { binder } from '../../kernel/bind.ts'
import { cacheById, createCache } from '../../platform/cache.ts'
import { addCategory, changeCategory, deleteCategory, moveCategory } from './categories/change-category.ts'
import { findCategory, readCategories } from './categories/find-category.ts'
import { placeCategory } from './categories/place-category.ts'
import { staffCategories } from './categories/staff-tree.ts'
import { type CategoryItem, categoryTree } from './categories/tree.ts'
import type { LibraryDeps } from './deps.ts'
import { addFile, addPrepared, prepareFile } from './files/add-file.ts'
import { besideFile } from './files/beside-file.ts'
import {
  changeFile,
  changeSlug,
  deleteFiles,
  listVersions,
  replaceContent,
  replacePrepared,
  restoreVersion,
} from './files/change-file.ts'
import { changeFiles } from './files/change-files.ts'
import { extractionJob, runExtraction } from './files/extraction.ts'
import { listFiles } from './files/list-files.ts'
import { lastDayOf, offerJob, runOffer } from './files/offer.ts'
import { detail, details, openFile } from './files/open-file.ts'
import { placesOf } from './files/places-of.ts'
import { readTable, readWords } from './files/read-inside.ts'
import { addRemoteFile } from './files/remote-file.ts'
import { settleKept } from './files/settle-kept.ts'
import { staffFile } from './files/staff-file.ts'
import { staffFiles } from './files/staff-list.ts'
import { suggestTags } from './files/suggest-tags.ts'
import { listTags } from './files/tags.ts'
import { importFolder } from './import/import-folder.ts'
import { listLeftFiles } from './import/left-files.ts'
import type { Parts } from './parts.ts'
import { changeLock } from './rights/change-lock.ts'
import { grantedRequests, grantFile, openGrant, withdrawGrants } from './rights/file-grants.ts'
import { createGrantPort } from './rights/grants.ts'
import { lockedTo } from './rights/locked-to.ts'
import { hasUnlocks, unlock, unlocked } from './rights/unlocks.ts'
import { search } from './search/search.ts'
import { createSearchParts, libraryTags } from './search/search-parts.ts'
import { suggest } from './search/suggest.ts'
import { countSitemapFiles, sitemapFiles } from './sitemap.ts'
import { sweep, sweepJob, sweepTime } from './sweep.ts'
import { takeOut } from './take-out.ts'
import { dropUpload, findUpload } from './uploads/drop-upload.ts'
import { receivePart } from './uploads/receive-part.ts'
import { startUpload } from './uploads/start-upload.ts'
import type { Tag } from './view/view.ts'
import { openZip } from './zips/open-zip.ts'
import { prepareZip } from './zips/prepare-zip.ts'
import { weighCategory } from './zips/weigh-category.ts'

/** How many category weights are cached: one may list ten thousand locked files. */
const mostWeights = 50

export interface Library extends ReturnType<typeof createLibrary> {}

/**
 * The file library: what visitors search and download, and what staff manage. Defines its jobs, so it must be created
 * before the jobs are started.
 */
export function createLibrary(deps: LibraryDeps) {
  const grants = createGrantPort()
  const cache = <Value>(most?: number) =>
    createCache<string, Value>(deps.changes, { tags: libraryTags, ...(most && { most }) })
  const parts: Parts = {
    ...deps,
    ...createSearchParts(deps.db, grants.bought, deps.changes, deps.clock, deps.synonyms),
    countBought: grants.count,
    cached: {
      categories: cacheById(
        deps.changes,
        () => libraryTags,
        (ids) => readCategories(deps.db, ids),
      ),
      lists: cache(),
      weights: cache(mostWeights),
    },
  }
  const tags = cache<Tag[]>()
  const trees = cache<CategoryItem[]>()
  deps.jobs.define(extractionJob, (payload) => runExtraction(parts, payload))
  deps.jobs.define(offerJob, (payload) => runOffer(parts, payload))
  deps.jobs.define(sweepJob, () => sweep(parts))
  const bind = binder(parts)
  return {
    search: bind(search),
    suggest: bind(suggest),
    /** Tags in a category and below it, or in the whole library without one. Empty if there are none. */
    tags: (category?: { id?: number; slug?: string }): Promise<readonly Tag[]> =>
      tags.get(JSON.stringify(category ?? null), () => listTags(deps.db, category)),
    /** The whole tree, or what is below `root`, as the picker lists it. */
    categoryTree: (root?: number): Promise<readonly CategoryItem[]> =>
      trees.get(String(root), () => categoryTree(deps.db, root)),
    category: bind(findCategory),
    filesOfCategory: bind(listFiles),
    sitemapSize: bind(countSitemapFiles),
    sitemap: bind(sitemapFiles),
    file: bind(detail),
    files: bind(details),
    placesOf: bind(placesOf),
    lastDayOf: bind(lastDayOf),
    besideFile: bind(besideFile),
    open: bind(openFile),
    /** The text of a document, and the rows of a table; undefined if the viewer may not open the file. */
    words: bind(readWords),
    table: bind(readTable),
    prepareZip: bind(prepareZip),
    weighCategory: bind(weighCategory),
    openZip: bind(openZip),
    unlock: bind(unlock),
    unlocked: bind(unlocked),
    hasUnlocks: bind(hasUnlocks),
    grantFile: bind(grantFile),
    openGrant: bind(openGrant),
    grantedRequests: bind(grantedRequests),
    withdrawGrants: bind(withdrawGrants),
    /** The shop registers here, to say which files a viewer has bought and to count their downloads. */
    registerGrants: grants.register,
    lockedTo: bind(lockedTo),
    addFile: bind(addFile),
    prepareFile: bind(prepareFile),
    addPrepared: bind(addPrepared),
    settleKept: bind(settleKept),
    addRemoteFile: bind(addRemoteFile),
    changeFile: bind(changeFile),
    changeSlug: bind(changeSlug),
    replaceContent: bind(replaceContent),
    replacePrepared: bind(replacePrepared),
    versions: bind(listVersions),
    restoreVersion: bind(restoreVersion),
    deleteFiles: bind(deleteFiles),
    changeFiles: bind(changeFiles),
    staffFiles: bind(staffFiles),
    staffFile: bind(staffFile),
    suggestTags: bind(suggestTags),
    staffCategories: bind(staffCategories),
    placeCategory: bind(placeCategory),
    startUpload: bind(startUpload),
    receivePart: bind(receivePart),
    findUpload: bind(findUpload),
    dropUpload: bind(dropUpload),
    addCategory: bind(addCategory),
    changeCategory: bind(changeCategory),
    moveCategory: bind(moveCategory),
    deleteCategory: bind(deleteCategory),
    changeLock: bind(changeLock),
    importFolder: bind(importFolder),
    leftFiles: bind(listLeftFiles),
    takeOut: bind(takeOut),
    /** Schedules the nightly sweep. Call it after the jobs are started. */
    schedule: () => deps.jobs.schedule(sweepJob, sweepTime),
  }
}
