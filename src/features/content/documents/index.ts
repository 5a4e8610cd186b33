import { binder } from '../../../kernel/bind.ts'
import type { DocumentData } from '../../../kernel/document.ts'
import { cacheById, cacheOne } from '../../../platform/cache.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { cameFrom } from '../../../platform/provenance.ts'
import type { ContentDeps } from '../deps.ts'
import { isId } from '../id.ts'
import { type TemplateRole, type TemplateSubject, templateRoles } from '../views.ts'
import { addPage } from './add-page.ts'
import { describeDocument } from './describe-document.ts'
import { dropDraft, publishDocument, readDraft, restoreVersion, saveDraft } from './edit.ts'
import { readEditable } from './editing.ts'
import { readLayers, startDocument } from './layers.ts'
import { addMenu, deleteMenu, readMenus, setMenu } from './menus.ts'
import { readPublished } from './read.ts'
import { documents, menus } from './schema.ts'
import { startTemplate } from './start-template.ts'
import { layersTag, menusTag, templateTag } from './tags.ts'
import { addTemplate, readTemplates } from './templates.ts'
import { listVersions, readVersion } from './versions.ts'
import { leaveDocument, visitDocument } from './visits.ts'
import { withdrawTemplate } from './withdraw.ts'

export interface Documents extends ReturnType<typeof createDocuments> {}

/** Some 20 KB each. */
const mostCached = 200

/** Pages, templates and menus of staff, with their versions. */
export function createDocuments(deps: Pick<ContentDeps, 'db' | 'changes' | 'clock' | 'asOf'>) {
  const { db, changes, clock } = deps
  const templates = cacheOne(changes, templateRoles.map(templateTag), () => readTemplates(deps))
  const layers = cacheOne(changes, [layersTag], () => readLayers(deps))
  const allMenus = cacheOne(changes, [menusTag], () => readMenus(deps))
  const published = cacheById(
    changes,
    (id) => [`document:${id}`],
    (ids) => readPublished(db, ids, deps.asOf),
    mostCached,
  )
  const bind = binder(deps)
  return {
    /** The published template of a role for what a page is about; the narrowest goes first. */
    template: async (role: TemplateRole, about?: TemplateSubject) => (await templates()).find(role, about),
    /** What visitors see. */
    document: async (id: number) => (await published([id])).get(id),
    documents: published,
    /** What staff see: the draft, or without one what is published. */
    draft: bind(readDraft),
    /** Adds a page's document, published at once. Returns its number. Throws when the data are invalid. */
    addForEntry: (tx: Transaction, data: DocumentData) => addPage(tx, data, clock()),
    /** A document with its draft, for the page editor. */
    editable: bind(readEditable),
    /** Saves a draft beside the published document. With `edit`, a change by others in the meantime is a conflict. */
    saveDraft: bind(saveDraft),
    /** Discards the draft, which is kept as a version. `missing` also when nothing is published. */
    dropDraft: bind(dropDraft),
    publishDocument: bind(publishDocument),
    /** The latest first; at most 50 that were published and 50 drafts. */
    documentVersions: (id: number) => listVersions(db, id),
    documentVersion: async (id: number, versionId: number) =>
      isId(id) ? readVersion(db, id, versionId) : undefined,
    restoreDocumentVersion: bind(restoreVersion),
    /** Notes for half a minute that a tab has the document open; returns the other tabs that have it open. */
    visitDocument: bind(visitDocument),
    leaveDocument: bind(leaveDocument),
    addTemplate: bind(addTemplate),
    /** A draft, which begins as a copy of what pages have without it. `taken`: its place has one already. */
    startTemplate: bind(startTemplate),
    /** Renames a document, and sets the pages for which a template is used; refused when pages would have none. */
    describeDocument: bind(describeDocument),
    /** Every published popup and panel. */
    layers,
    /** Adds a popup, panel or newsletter as a draft. Throws when the data are invalid. */
    startDocument: bind(startDocument),
    /** Withdraws a template, popup or panel (`keep`: it becomes a draft); refused when pages would have no template. */
    withdrawTemplate: bind(withdrawTemplate),
    /** Empty for a name that has no menu. */
    menu: async (name: string) => (await allMenus()).get(name)?.items ?? [],
    /** Every menu by name. */
    menus: allMenus,
    /** A new menu without a title gets its name as title. */
    setMenu: bind(setMenu),
    /** Makes an empty menu; false when the name exists. */
    addMenu: bind(addMenu),
    /** False when the name does not exist. */
    deleteMenu: bind(deleteMenu),
    /**
     * Removes the documents that came from a source, and its unchanged menus; returns the number of documents. The
     * caller expires caches after the commit.
     */
    async takeOut(tx: Transaction, source: string) {
      await tx.delete(menus).where(cameFrom(source, menus, menus.name))
      const { rowCount } = await tx.delete(documents).where(cameFrom(source, documents, documents.id))
      return rowCount ?? 0
    },
  }
}
