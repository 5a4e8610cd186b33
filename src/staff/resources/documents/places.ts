import type { EntryType } from '../../../kernel/kinds.ts'
import type { Kinds } from '../../../kernel/known-kinds.ts'

/** Where a template stands: for every page of its role, or for those of one type. */
export interface Place {
  role: string
  entryType?: EntryType
}

/** Everywhere that the site looks for a template. */
export const placesFor = ({ all }: Kinds): readonly Place[] => [
  { role: 'single' },
  ...all.map(({ type }) => ({ role: 'single', entryType: type })),
  { role: 'archive' },
  ...all.flatMap(({ type, archive }) => (archive ? [{ role: 'archive', entryType: type }] : [])),
  ...['header', 'footer', 'search', 'not-found'].map((role) => ({ role })),
]

/** Popups and panels to begin with; of each there may be several. */
export const layers = [
  ...['empty', 'announcement', 'newsletter', 'age'].map((start) => ({ kind: 'popup', start })),
  { kind: 'panel', start: 'empty' },
]

/** 'Losse pagina: Nieuws' */
export function placeName(
  kinds: Kinds,
  { role, entryType }: Place,
  translate: (text: string) => string,
): string {
  const name = translate(`documents.roles.${role}`)
  if (entryType) return `${name}: ${kinds.of(entryType).many}`
  return role === 'single' || role === 'archive' ? `${name}: ${translate('documents.all')}` : name
}
