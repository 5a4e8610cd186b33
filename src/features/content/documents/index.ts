import { eq } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { holdById, holdOne } from '../../../platform/held.ts'
import type { ContentDeps } from '../deps.ts'
import { isId } from '../id.ts'
import {
  type DocumentView,
  type DocumentVisitor,
  type EditableDocument,
  type EntryType,
  type Menu,
  type MenuItem,
  type TemplateRole,
  templateRoles,
} from '../views.ts'
import { addPage } from './add-page.ts'
import { dropDraft, publishDocument, readDraft, restoreVersion, saveDraft } from './edit.ts'
import { type Edit, readEditable } from './editing.ts'
import { addMenu, deleteMenu, readMenus, setMenu } from './menus.ts'
import { readPublished } from './read.ts'
import { documents, menus } from './schema.ts'
import { type StartedTemplate, startTemplate } from './start-template.ts'
import { menusTag, templateTag } from './tags.ts'
import { addTemplate, type NewTemplate, readTemplates } from './templates.ts'
import { type DocumentVersion, listVersions, readVersion } from './versions.ts'
import { leaveDocument, type Visit, visitDocument } from './visits.ts'
import { withdrawTemplate } from './withdraw.ts'

/** Pages, templates and menus as staff make them, and what they were before. */
export interface Documents {
  /** The published template of a role; one for `type` goes before the general one. */
  template(role: TemplateRole, type?: EntryType): Promise<DocumentView | undefined>
  /** What visitors see. */
  document(id: number): Promise<DocumentView | undefined>
  documents(ids: readonly number[]): Promise<ReadonlyMap<number, DocumentView>>
  /** What staff see: the draft, or without one what is published. */
  draft(id: number): Promise<DocumentView | undefined>
  /** A page's document, published at once; its number. Throws when the data are no document. */
  addForEntry(tx: Transaction, data: DocumentData, demo?: boolean): Promise<number>
  editable(id: number): Promise<EditableDocument | undefined>
  dropDraft(id: number, edit: Edit): Promise<Result<undefined, 'not_found' | 'conflict'>>
  saveDraft(
    id: number,
    data: DocumentData,
    edit?: Edit,
  ): Promise<Result<{ revision: number }, 'not_found' | 'invalid_document' | 'conflict'>>
  publishDocument(id: number, edit?: Edit): Promise<Result<DocumentView, 'not_found' | 'conflict'>>
  /** The latest first; at most 50 that were published and 50 drafts. */
  documentVersions(id: number): Promise<readonly DocumentVersion[]>
  documentVersion(id: number, versionId: number): Promise<DocumentData | undefined>
  restoreDocumentVersion(
    id: number,
    versionId: number,
    edit?: Edit,
  ): Promise<Result<{ revision: number }, 'not_found' | 'conflict'>>
  visitDocument(id: number, visit: Visit): Promise<readonly DocumentVisitor[]>
  leaveDocument(id: number, visit: string): Promise<void>
  addTemplate(template: NewTemplate): Promise<DocumentView>
  /** A draft, which begins as a copy of what pages have without it. */
  startTemplate(template: StartedTemplate): Promise<Result<{ id: number }, 'taken'>>
  /** Takes a template from the site (`keep`: it is a draft then); one without which pages have none stays. */
  withdrawTemplate(id: number, how: 'keep' | 'delete'): Promise<Result<undefined, 'not_found' | 'in_use'>>
  /** Empty for a name that has no menu. */
  menu(name: string): Promise<readonly MenuItem[]>
  menus(): Promise<ReadonlyMap<string, Menu>>
  /** A new one without a title is called by its name. */
  setMenu(name: string, items: readonly MenuItem[], also?: { title?: string; demo?: boolean }): Promise<void>
  /** Makes one without items; false when there is one of this name. */
  addMenu(name: string, title: string): Promise<boolean>
  /** False when there is none of this name. */
  deleteMenu(name: string): Promise<boolean>
  /** Takes the demo's documents and menus out; how many documents went. The caller tells the caches after commit. */
  removeDemo(tx: Transaction): Promise<number>
}

/** Some 20 KB each. */
const mostHeld = 200

export function createDocuments(deps: Pick<ContentDeps, 'db' | 'changes' | 'clock'>): Documents {
  const { db, changes, clock } = deps
  const templates = holdOne(changes, templateRoles.map(templateTag), () => readTemplates(deps))
  const allMenus = holdOne(changes, [menusTag], () => readMenus(deps))
  const published = holdById(
    changes,
    (id) => [`document:${id}`],
    (ids) => readPublished(db, ids),
    mostHeld,
  )
  return {
    template: async (role, type) => (await templates()).find(role, type),
    document: async (id) => (await published([id])).get(id),
    documents: published,
    draft: (id) => readDraft(deps, id),
    addForEntry: (tx, data, demo = false) => addPage(tx, data, demo, clock()),
    editable: (id) => readEditable(deps, id),
    saveDraft: (id, data, edit) => saveDraft(deps, id, data, edit),
    dropDraft: (id, edit) => dropDraft(deps, id, edit),
    publishDocument: (id, edit) => publishDocument(deps, id, edit),
    documentVersions: (id) => listVersions(db, id),
    documentVersion: async (id, versionId) => (isId(id) ? readVersion(db, id, versionId) : undefined),
    restoreDocumentVersion: (id, versionId, edit) => restoreVersion(deps, id, versionId, edit),
    visitDocument: (id, visit) => visitDocument(deps, id, visit),
    leaveDocument: (id, visit) => leaveDocument(deps, id, visit),
    addTemplate: (template) => addTemplate(deps, template),
    startTemplate: (template) => startTemplate(deps, template),
    withdrawTemplate: (id, how) => withdrawTemplate(deps, id, how),
    menu: async (name) => (await allMenus()).get(name)?.items ?? [],
    menus: allMenus,
    setMenu: (name, items, also) => setMenu(deps, name, items, also),
    addMenu: (name, title) => addMenu(deps, name, title),
    deleteMenu: (name) => deleteMenu(deps, name),
    async removeDemo(tx) {
      await tx.delete(menus).where(eq(menus.demo, true))
      const { rowCount } = await tx.delete(documents).where(eq(documents.demo, true))
      return rowCount ?? 0
    },
  }
}
