import type { Readable } from 'node:stream'
import type { DocumentData } from '../../kernel/document.ts'
import type { Result } from '../../kernel/result.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Edit } from './documents/editing.ts'
import type { HeldWhere, SoughtThing } from './documents/held-where.ts'
import type { DocumentVersion } from './documents/versions.ts'
import type { EntryChange, NewEntry, NewMedia, NewTerm } from './inputs.ts'
import type {
  BrokenLink,
  BrokenLinkQuery,
  MediaChange,
  StaffDocumentList,
  StaffDocumentQuery,
  StaffEntry,
  StaffEntryList,
  StaffEntryQuery,
  StaffMedia,
  StaffMediaQuery,
  StaffRedirect,
  TermChange,
} from './staff-views.ts'
import type {
  DatedList,
  DatedQuery,
  DocumentView,
  DocumentVisitor,
  EditableDocument,
  EntryCard,
  EntryList,
  EntryQuery,
  EntryType,
  EntryView,
  Found,
  FoundEntries,
  MapPoint,
  Menu,
  MenuItem,
  Neighbours,
  PictureView,
  SitemapItem,
  SiteSettings,
  TemplateRole,
  TermCount,
  TermView,
} from './views.ts'

/** Entries, terms, pictures, documents, menus: the ground that the other features stand on. */
export interface Content {
  /** What stands at a path with its final slash and without `/page/n/`; drafts for staff only. */
  find(path: string, viewer: Viewer): Promise<Found | undefined>
  entry(id: number, viewer: Viewer): Promise<EntryView | undefined>
  /** In the order asked for; what is not published is left out. */
  entries(ids: readonly number[]): Promise<readonly EntryCard[]>
  list(query: EntryQuery): Promise<EntryList>
  /** The numbers of all entries of a query, the newest first: for a feature that sorts them by what it knows. */
  ids(query: Omit<EntryQuery, 'page' | 'perPage' | 'order'>): Promise<readonly number[]>
  /** Before and after an entry in its type's list by `distance` (places) or date (the rest). */
  neighbours(entry: Pick<EntryView, 'id' | 'type'>): Promise<Neighbours>
  /** The nearest published entries of the same type that have a position, with kilometres as the crow flies. */
  nearest(
    entry: Pick<EntryView, 'id' | 'type' | 'position'>,
    most: number,
  ): Promise<readonly (EntryCard & { kilometres: number })[]>
  dated(query: DatedQuery): Promise<DatedList>
  mapPoints(query: Omit<EntryQuery, 'page' | 'perPage'>): Promise<readonly MapPoint[]>
  /** Terms of a taxonomy, parents before children, with the number of entries of `type` that also match `query`. */
  facets(
    taxonomy: string,
    query: Omit<EntryQuery, 'page' | 'perPage' | 'order'>,
  ): Promise<readonly TermCount[]>
  /** `path` as in `friesland/waadhoeke`. */
  term(taxonomy: string, path: string): Promise<TermView | undefined>
  /** From the root to the term itself. */
  termTrail(term: TermView): Promise<readonly TermView[]>
  /** Every published entry of a public type that holds all the words, best first. */
  search(words: string, page: number, perPage: number): Promise<FoundEntries>
  /** Everything that search engines may keep: archives, terms, entries; at most so many after the first `skip`. */
  sitemap(skip?: number, most?: number): AsyncIterable<SitemapItem>
  sitemapSize(): Promise<number>

  /** The published template of a role; `type` narrows `single` and `archive`, falling back to the general one. */
  template(role: TemplateRole, type?: EntryType): Promise<DocumentView | undefined>
  document(id: number): Promise<DocumentView | undefined>
  /** What staff see of a document: its draft or, without one, what is published. */
  draft(documentId: number): Promise<DocumentView | undefined>
  menu(name: string): Promise<readonly MenuItem[]>
  settings(): Promise<SiteSettings>
  picture(id: number): Promise<PictureView | undefined>
  /** Bytes of `/media/{id}/{name}` as `PictureView` names them; made on first use and kept. */
  openPicture(
    id: number,
    name: string,
  ): Promise<{ stream: Readable; sizeBytes: number; type: string } | undefined>

  addEntry(entry: NewEntry): Promise<EntryView>
  changeEntry(id: number, change: EntryChange): Promise<Result<EntryView, 'not_found'>>
  /** What visitors could see answers 410 from then on; a draft is gone without a trace. */
  deleteEntry(id: number): Promise<void>
  addTerm(term: NewTerm): Promise<TermView>
  addMedia(media: NewMedia): Promise<Result<PictureView, 'not_an_image' | 'too_many_pixels'>>
  /** A document with its draft, for the page editor. */
  editable(documentId: number): Promise<EditableDocument | undefined>
  /** Keeps a draft beside what is published. With `edit`, what others changed in the meantime is a conflict. */
  saveDraft(
    documentId: number,
    data: DocumentData,
    edit?: Edit,
  ): Promise<Result<{ revision: number }, 'not_found' | 'invalid_document' | 'conflict'>>
  /** Throws the draft away, which stays as a version. `not_found` also when nothing is published. */
  dropDraft(documentId: number, edit: Edit): Promise<Result<undefined, 'not_found' | 'conflict'>>
  /** Publishes the draft and keeps the former version. */
  publishDocument(documentId: number, edit?: Edit): Promise<Result<DocumentView, 'not_found' | 'conflict'>>
  /** The draft goes on the site by itself at a moment to come, as it is then; without one that is called off. */
  scheduleDocument(
    documentId: number,
    at: Date | undefined,
    edit?: Edit,
  ): Promise<Result<undefined, 'not_found' | 'conflict' | 'no_draft'>>
  documentVersions(documentId: number): Promise<readonly DocumentVersion[]>
  documentVersion(documentId: number, versionId: number): Promise<DocumentData | undefined>
  restoreDocumentVersion(
    documentId: number,
    versionId: number,
    edit?: Edit,
  ): Promise<Result<{ revision: number }, 'not_found' | 'conflict'>>
  /** Notes for half a minute that a tab has the document open; answers who else has. */
  visitDocument(
    documentId: number,
    visit: { visit: string; userId: string },
  ): Promise<readonly DocumentVisitor[]>
  leaveDocument(documentId: number, visit: string): Promise<void>
  addTemplate(template: {
    role: TemplateRole
    type?: EntryType
    title: string
    data: DocumentData
    demo?: boolean
  }): Promise<DocumentView>
  /** A draft, which begins as a copy of what pages have without it. `taken`: its role and type have one already. */
  startTemplate(template: {
    role: TemplateRole
    type?: EntryType
    title: string
    /** A user's id. */
    by: string
  }): Promise<Result<{ id: number }, 'taken'>>
  /** Takes a template from the site (`keep`: it is a draft then); one without which pages have none stays. */
  withdrawTemplate(id: number, how: 'keep' | 'delete'): Promise<Result<undefined, 'not_found' | 'in_use'>>
  /** A new one without a title is called by its name. */
  setMenu(name: string, items: readonly MenuItem[], also?: { title?: string; demo?: boolean }): Promise<void>
  /** Makes one without items; false when there is one of this name. */
  addMenu(name: string, title: string): Promise<boolean>
  /** False when there is none of this name. */
  deleteMenu(name: string): Promise<boolean>
  /** Values marked `demo` go back to the defaults with the demo content, unless they are changed again. */
  changeSettings(change: Partial<SiteSettings>, demo?: boolean): Promise<void>
  addRedirect(from: string, to: string): Promise<void>
  isEmpty(): Promise<boolean>

  /** For staff, whatever the state of an entry (EDIT-05). */
  staffEntries(query: StaffEntryQuery): Promise<StaffEntryList>
  staffEntry(id: number): Promise<StaffEntry | undefined>
  /** Every term of a taxonomy, parents before their children; without one, of all taxonomies. */
  terms(taxonomy?: string): Promise<readonly TermView[]>
  /** Another slug or parent moves addresses, which redirect from then on; the entries follow. */
  changeTerm(
    id: number,
    change: TermChange,
  ): Promise<Result<TermView, 'not_found' | 'parent_not_found' | 'below_itself'>>
  /** Takes it from its entries and away; one that others stand below stays. */
  deleteTerm(id: number): Promise<Result<undefined, 'not_found' | 'has_children'>>
  staffMedia(query: StaffMediaQuery): Promise<{ media: readonly StaffMedia[]; total: number }>
  oneStaffMedia(id: number): Promise<StaffMedia | undefined>
  changeMedia(id: number, change: MediaChange): Promise<Result<StaffMedia, 'not_found'>>
  /** A picture that something shows stays. */
  deleteMedia(id: number): Promise<Result<undefined, 'not_found' | 'in_use'>>
  /** Where something of another feature stands, by its field or by links to it; slow: for staff who ask. */
  heldWhere(thing: SoughtThing): Promise<HeldWhere>
  listDocuments(query?: StaffDocumentQuery): Promise<StaffDocumentList>
  /** Every menu by name. */
  menus(): Promise<ReadonlyMap<string, Menu>>
  /** Sets or takes away (null) one text by its `{room}.{key}`. */
  overrideText(name: string, override: string | null): Promise<void>
  redirects(): Promise<readonly StaffRedirect[]>
  /** Follows every link of ours to ours; `leads` says whether a path with its query answers with something. */
  checkLinks(leads: (address: string) => Promise<boolean>): Promise<void>
  /** Has `linkCheckJob` run soon. */
  askForLinkCheck(): Promise<void>
  /** What the last check found; a check ends at 10,000 of them. */
  brokenLinks(query?: BrokenLinkQuery): Promise<{ links: readonly BrokenLink[]; total: number }>
  deleteRedirect(from: string): Promise<void>
  /** Takes out what was marked `demo` and leaves the rest. */
  removeDemo(): Promise<{ entries: number; media: number; terms: number; documents: number }>
}
