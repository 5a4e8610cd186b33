import { archives, entryTypes } from '../../../kernel/kinds.ts'

/** Where a template stands: for every page of its role, or for those of one type. */
export interface Place {
  role: string
  entryType?: string
}

/** Everywhere that the site looks for a template. */
export const places: readonly Place[] = [
  { role: 'single' },
  ...entryTypes.map((entryType) => ({ role: 'single', entryType })),
  { role: 'archive' },
  ...archives.map(({ type }) => ({ role: 'archive', entryType: type })),
  ...['header', 'footer', 'search', 'not-found'].map((role) => ({ role })),
]

/** Popups and panels to begin with; of each there may be several. */
export const layers = [
  ...['empty', 'announcement', 'newsletter', 'age'].map((start) => ({ kind: 'popup', start })),
  { kind: 'panel', start: 'empty' },
]

/** 'Losse pagina: Nieuws' */
export function placeName({ role, entryType }: Place, translate: (text: string) => string): string {
  const name = translate(`documents.roles.${role}`)
  if (entryType) return `${name}: ${translate(`documents.types.${entryType}`)}`
  return role === 'single' || role === 'archive' ? `${name}: ${translate('documents.all')}` : name
}
