export { columnsQuery, quoted } from './columns.ts'
export * from './kept-tables.ts'
export { exportFormat, exportVersion, type Manifest, manifestName } from './manifest.ts'
export { mediaPath, versionPath } from './paths.ts'
