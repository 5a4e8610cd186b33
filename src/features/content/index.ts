export { entryPath, programWords } from './addresses.ts'
export type { CommentProblem } from './comments/add-comment.ts'
export { type Content, createContent } from './create-content.ts'
export type { ContentDeps } from './deps.ts'
export type { Edit } from './documents/editing.ts'
export type { SoughtThing } from './documents/held-where.ts'
export type { DocumentVersion } from './documents/versions.ts'
export type { EntryChange, NewComment, NewEntry, NewMedia, NewTerm } from './inputs.ts'
export type { KindChange, KindTemplates, NewKind } from './kinds/define.ts'
export { kindTemplates } from './kinds/kind-templates.ts'
export type { NewTaxonomy, TaxonomyChange } from './kinds/taxonomies.ts'
export type { WordProblem } from './kinds/word.ts'
export { linkCheckJob } from './links/check-links.ts'
export type { PreparedMedia } from './media/add-media.ts'
export { hashOf, originalKey, sharedPicture, widestPath } from './media/addresses.ts'
export { neededFiles } from './media/needed-files.ts'
export { kilometresBetween } from './near/distance.ts'
export { isNamed, type Town, townsNamed } from './near/towns.ts'
export { readValuesAt, type ValuesAt } from './own-fields/at-path.ts'
export type { DeclaredField } from './own-fields/declare.ts'
export { type Declared, ownValuesSchema, readOwnRows, readOwnValue } from './own-fields/values.ts'
export type { OldAddress } from './redirects/bring-redirects.ts'
export type * from './staff-views.ts'
export { staffEntrySorts, staffStatuses } from './staff-views.ts'
export type * from './views.ts'
export {
  documentKinds,
  layerKinds,
  templateRoles,
  usualBackups,
  usualComments,
  usualFileRequests,
  usualMaintenance,
} from './views.ts'
