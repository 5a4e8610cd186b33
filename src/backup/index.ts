export type { Manifest } from './archive.ts'
export { type BackupParts, type BackupProgress, backUp } from './back-up.ts'
export {
  type BackupPlan,
  createKeptBackups,
  type KeptBackups,
} from './kept-backups.ts'
export type { ArchiveProblem } from './read-archive.ts'
export {
  checkArchive,
  type Restored,
  type RestoreOptions,
  type RestoreParts,
  type RestoreProblem,
  type RestoreProgress,
  restore,
} from './restore.ts'
