import type { Manifest } from '../backup/index.ts'

/** What the operator reads of a backup of a site that lost files. */
export const missingFiles = ({ count, first }: NonNullable<Manifest['missing']>): string =>
  `${count} ${count === 1 ? 'file is' : 'files are'} missing: rows of the site need ${count === 1 ? 'it' : 'them'}, and ` +
  `the storage has no such contents (${first.join(', ')}${count > first.length ? ', …' : ''}).`
