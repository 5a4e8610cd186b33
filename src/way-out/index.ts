export { type ExportReport, exportSite } from './export-site.ts'
