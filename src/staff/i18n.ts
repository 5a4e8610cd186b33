import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { knownKinds } from './kinds/known.ts'
import type { StaffTexts } from './staff-part.ts'
import { interfaceTexts } from './texts/interface.nl.ts'
import { messages } from './texts.nl.ts'

const program = polyglotI18nProvider(() => messages, 'nl', [{ locale: 'nl', name: 'Nederlands' }])

/** Those of extensions; one for each, as they come. */
const brought: I18nProvider[] = []

/** Adds texts; of two with one key the first is said, and ours before others. */
export function addTexts(texts: StaffTexts): void {
  brought.push(polyglotI18nProvider(() => ({ ra: interfaceTexts, ...texts }), 'nl'))
}

const knows = (provider: I18nProvider, key: string) => provider.translate(key, { _: '' }) !== ''
const providerOf = (key: string) => [program, ...brought].find((provider) => knows(provider, key))
const isKnown = (key: string) => providerOf(key) !== undefined
/** Labels and messages may also be texts as they are: those have spaces, or no points. */
const isKey = (key: string) => /^[a-z][\w-]*(\.[\w-]+)+$/.test(key)
/** For what react-admin has a text in English otherwise, or a name made from that of the field. */
const isNeeded = (key: string) => /^(ra\.|resources\.[^.]+\.(fields\.|name$))/.test(key)
const hasOther = (key: string, other?: string) =>
  other === '' || (other !== undefined && other !== key && !isNeeded(key))

/** @throws in tests and in development if there is no such text and the caller has no other one */
function translate(key: string, options: { _?: string } = {}): string {
  if (import.meta.env.DEV && isKey(key) && !isKnown(key) && !hasOther(key, options._))
    throw new Error(`There is no text '${key}' in src/staff/texts`)
  return (providerOf(key) ?? program).translate(key, options)
}

/** The program's texts, with names for the kinds that staff defined, which have the fields of all entries. */
export const i18nProvider: I18nProvider = {
  ...program,
  translate(key, options = {}) {
    const [, resource, rest] = /^resources\.(eigen_[a-z0-9_]+)\.(.+)$/.exec(key) ?? []
    if (resource === undefined) return translate(key, options)
    const kind = knownKinds().ofResource(resource)
    // A deleted kind still occurs in the activity log.
    if (!kind) return translate(`resources.entries.${rest}`, options)
    if (rest === 'name') return options.smart_count === 1 ? kind.one : kind.many
    return translate(`resources.ownKind.${rest}`, options)
  },
}
