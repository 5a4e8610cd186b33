import { binder } from '../../kernel/bind.ts'
import { holdOne } from '../../platform/held.ts'
import type { Content } from './content.ts'
import { removeDemo } from './demo.ts'
import type { ContentDeps } from './deps.ts'
import { heldWhere } from './documents/held-where.ts'
import { createDocuments } from './documents/index.ts'
import { listDocuments } from './documents/list-documents.ts'
import { createCardRows } from './entries/card-rows.ts'
import { addEntry } from './entries/changing/add-entry.ts'
import { changeEntry } from './entries/changing/change-entry.ts'
import { deleteEntry } from './entries/changing/delete-entry.ts'
import { findByPath } from './entries/find.ts'
import { createCounts } from './entries/listing/counts.ts'
import { listDated } from './entries/listing/dated.ts'
import { facets } from './entries/listing/facets.ts'
import { listEntries, listIds } from './entries/listing/list.ts'
import { createMapPoints } from './entries/listing/map-points.ts'
import { nearest } from './entries/listing/nearest.ts'
import { neighbours } from './entries/listing/neighbours.ts'
import { staffEntries, staffEntry } from './entries/listing/staff-list.ts'
import { publishDocument } from './entries/publishing/publish-document.ts'
import { publishJob, runPublish } from './entries/publishing/publish-later.ts'
import { publishDocumentJob, runScheduled, scheduleDocument } from './entries/publishing/schedule-document.ts'
import { tellOfPicture } from './entries/tell-of-picture.ts'
import { checkLinks, linkCheckJob, listBrokenLinks } from './links/check-links.ts'
import { createMedia } from './media/index.ts'
import type { Parts } from './parts.ts'
import { deleteRedirect, listRedirects } from './redirects/list-redirects.ts'
import { addRedirect } from './redirects/redirects.ts'
import { entries } from './schema.ts'
import { search } from './search/search.ts'
import { changeSettings, overrideText, readSettings, settingsTag } from './settings/settings.ts'
import { sitemap, sitemapSize } from './sitemap.ts'
import { addTerm } from './terms/add-term.ts'
import { changeTerm, deleteTerm } from './terms/change-term.ts'
import { readTerms, termsTag } from './terms/tree.ts'
import { getEntries, getEntry } from './view/get.ts'

/** Defines its jobs: call it before they are started. */
export function createContent(deps: ContentDeps): Content {
  const media = createMedia(deps)
  const documents = createDocuments(deps)
  const terms = holdOne(deps.changes, [termsTag], () => readTerms(deps))
  const parts: Parts = {
    ...deps,
    media,
    documents,
    terms,
    settings: holdOne(deps.changes, [settingsTag], () => readSettings(deps)),
    counts: createCounts({ ...deps, terms }),
    cardRows: createCardRows(deps),
  }
  deps.jobs.define(publishJob, (payload) => runPublish(parts, payload))
  deps.jobs.define(publishDocumentJob, (payload) => runScheduled(parts, payload))
  const bind = binder(parts)
  return {
    find: bind(findByPath),
    entry: bind(getEntry),
    entries: bind(getEntries),
    list: bind(listEntries),
    ids: bind(listIds),
    neighbours: bind(neighbours),
    nearest: bind(nearest),
    dated: bind(listDated),
    mapPoints: createMapPoints(parts),
    facets: bind(facets),
    term: async (taxonomy, path) => (await parts.terms()).byPath(taxonomy, path),
    termTrail: async (term) => (await parts.terms()).trail(term),
    search: bind(search),
    sitemap: bind(sitemap),
    sitemapSize: bind(sitemapSize),
    template: documents.template,
    document: documents.document,
    draft: documents.draft,
    menu: documents.menu,
    settings: parts.settings,
    picture: media.picture,
    openPicture: media.openPicture,
    addEntry: bind(addEntry),
    changeEntry: bind(changeEntry),
    deleteEntry: bind(deleteEntry),
    addTerm: bind(addTerm),
    addMedia: media.addMedia,
    saveDraft: documents.saveDraft,
    dropDraft: documents.dropDraft,
    publishDocument: bind(publishDocument),
    scheduleDocument: bind(scheduleDocument),
    editable: documents.editable,
    documentVersions: documents.documentVersions,
    documentVersion: documents.documentVersion,
    visitDocument: documents.visitDocument,
    leaveDocument: documents.leaveDocument,
    restoreDocumentVersion: documents.restoreDocumentVersion,
    addTemplate: documents.addTemplate,
    startTemplate: documents.startTemplate,
    withdrawTemplate: documents.withdrawTemplate,
    setMenu: documents.setMenu,
    addMenu: documents.addMenu,
    deleteMenu: documents.deleteMenu,
    changeSettings: bind(changeSettings),
    addRedirect: bind(addRedirect),
    staffEntries: bind(staffEntries),
    staffEntry: bind(staffEntry),
    terms: async (taxonomy) => {
      const tree = await parts.terms()
      return taxonomy === undefined ? tree.everything : tree.all(taxonomy)
    },
    changeTerm: bind(changeTerm),
    deleteTerm: bind(deleteTerm),
    staffMedia: media.staffMedia,
    oneStaffMedia: media.oneStaffMedia,
    async changeMedia(id, change) {
      const changed = await media.changeMedia(id, change)
      if (changed.ok) await tellOfPicture(parts, id)
      return changed
    },
    async deleteMedia(id) {
      const deleted = await media.deleteMedia(id)
      if (deleted.ok) await deps.changes.publish([`media:${id}`])
      return deleted
    },
    heldWhere: bind(heldWhere),
    listDocuments: bind(listDocuments),
    menus: documents.menus,
    overrideText: bind(overrideText),
    redirects: bind(listRedirects),
    deleteRedirect: bind(deleteRedirect),
    checkLinks: bind(checkLinks),
    askForLinkCheck: () => deps.jobs.send(linkCheckJob, {}, { singletonKey: 'links' }),
    brokenLinks: bind(listBrokenLinks),
    isEmpty: async () => (await deps.db.$count(entries)) === 0,
    removeDemo: () => removeDemo(parts),
  }
}
