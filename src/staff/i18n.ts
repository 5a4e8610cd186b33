import polyglotI18nProvider from 'ra-i18n-polyglot'
import { messages } from './texts.nl.ts'

export const i18nProvider = polyglotI18nProvider(() => messages, 'nl', [{ locale: 'nl', name: 'Nederlands' }])
