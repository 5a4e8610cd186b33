import { builtInKinds, builtInTaxonomies, builtInTypes } from '../../../kernel/kinds.ts'
import { programWords } from '../addresses.ts'

/** Words of programs whose old addresses below them must lead on, or that a page may have. */
const free: ReadonlySet<string> = new Set([
  ...builtInTypes.map((type) => builtInKinds[type].folder.split('/')[1] ?? ''),
  ...Object.values(builtInTaxonomies).map(({ word }) => word),
  'bestanden',
  'files',
  'wp-content',
  'wp-includes',
])

/** The program answers everything below these. */
const whole: ReadonlySet<string> = new Set(['wp-admin', 'wp-json', 'staff-api', 'api', 'assets'])

const files: ReadonlySet<string> = new Set([
  'favicon.ico',
  'favicon.svg',
  'robots.txt',
  'sitemap.xml',
  'wp-login.php',
])

/**
 * Whether the program answers at this path with its final slash, so that a redirect there would never be followed.
 * Below most of its words old addresses may lead on, and lists and terms answer only where they are.
 */
export function isOfProgram(path: string): boolean {
  const [word = '', ...below] = path.split('/').filter(Boolean)
  if (word === '' || whole.has(word)) return true
  return below.length === 0 && (files.has(word) || (programWords.has(word) && !free.has(word)))
}
