import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { knownKinds } from './kinds/known.ts'
import { messages } from './texts.nl.ts'

const program = polyglotI18nProvider(() => messages, 'nl', [{ locale: 'nl', name: 'Nederlands' }])

/** The program's texts, with names for the kinds that staff defined, which have the fields of all entries. */
export const i18nProvider: I18nProvider = {
  ...program,
  translate(key, options = {}) {
    const [, resource, rest] = /^resources\.(eigen_[a-z0-9_]+)\.(.+)$/.exec(key) ?? []
    if (resource === undefined) return program.translate(key, options)
    const kind = knownKinds().ofResource(resource)
    // A deleted kind still occurs in the activity log.
    if (!kind) return program.translate(`resources.entries.${rest}`, options)
    if (rest === 'name') return options.smart_count === 1 ? kind.one : kind.many
    return program.translate(`resources.ownKind.${rest}`, options)
  },
}
