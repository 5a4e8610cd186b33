export { type DownloadPlace, downloadPath, previewPath } from './addresses.ts'
export type { CategoryChange, NewCategory } from './categories/change-category.ts'
export type { CategoryView } from './categories/find-category.ts'
export type { StaffCategory } from './categories/staff-tree.ts'
export type { CategoryItem } from './categories/tree.ts'
export { createLibrary, type Library } from './create-library.ts'
export type { LibraryDeps } from './deps.ts'
export { readTableFile, type TableProblem, type TableRow } from './extract/read-table-file.ts'
export { type FileId, parseFileId, parseId } from './file-id.ts'
export type { NewFile, PreparedFile } from './files/add-file.ts'
export type { FileChange, FileVersion, Replacement } from './files/change-file.ts'
export type { FilesChange } from './files/change-files.ts'
export type { ContentProblem } from './files/content-check.ts'
export type { FileList } from './files/list-files.ts'
export type { FileDetail, OpenFile, OpenProblem } from './files/open-file.ts'
export type { NewRemoteFile } from './files/remote-file.ts'
export type { StaffFile, StaffLock } from './files/staff-file.ts'
export {
  type StaffFileQuery,
  type StaffFileRow,
  staffFileSorts,
  staffFileStates,
} from './files/staff-list.ts'
export { maxTags } from './files/tags.ts'
export type { ImportOptions, ImportProblem, ImportProgress, ImportReport } from './import/import-folder.ts'
export { neededFiles } from './needed-files.ts'
export type { Access, LockName, WayIn } from './rights/access.ts'
export type { LockChange } from './rights/change-lock.ts'
export type { Grants } from './rights/grants.ts'
export { unlockCookie } from './rights/unlock-cookie.ts'
export { offeredLimits } from './search/limits.ts'
export { type MarkedPart, markWords } from './search/marks.ts'
export { toQuery } from './search/query-string.ts'
export {
  type Column,
  type DayRange,
  type Direction,
  hasCriterion,
  parseSearchRequest,
  type RawParameters,
  type SearchOrder,
  type SearchRequest,
  type SizeProblem,
  type SortColumn,
  type Theme,
} from './search/request.ts'
export type { FoundFile, SearchResult } from './search/search.ts'
export type { Suggestions } from './search/suggest.ts'
export type { ReceiveProblem } from './uploads/receive-part.ts'
export type { NewUpload, StartProblem } from './uploads/start-upload.ts'
export type { Upload } from './uploads/upload.ts'
export { type CustomField, customField } from './view/custom-fields.ts'
export type { PreviewKind } from './view/kinds.ts'
export type { FileInside, FileRow, Tag } from './view/view.ts'
export { packFiles } from './zip/pack.ts'
export { maxZipFiles } from './zips/limits.ts'
export type { OpenZip, OpenZipProblem } from './zips/open-zip.ts'
export type { ZipProblem, ZipSelection } from './zips/prepare-zip.ts'
