import { isIban } from './iban.ts'
import type { SettingsParts } from './parts.ts'
import { legalPages, type SettingsGap, type ShopSettings } from './views.ts'

/**
 * Returns what is missing before the shop may sell.
 * @param published entries that visitors can open
 */
function settingsGaps(
  { society, vat, payment, terms }: ShopSettings,
  published: ReadonlySet<number>,
): readonly SettingsGap[] {
  const hasSociety = [society.name, society.address, society.postcode, society.city, society.email].every(
    (text) => text !== '',
  )
  const missing: Record<Exclude<SettingsGap, (typeof legalPages)[number]>, boolean> = {
    society: !hasSociety,
    kvk: society.kvk === '',
    'vat-number': society.vatNumber === '' && !vat.smallBusiness,
    'no-payment': !payment.transfer && !payment.onCollection && payment.mollieKey === undefined,
    iban: payment.transfer && !isIban(payment.iban),
    'terms-version': terms.version === '',
  }
  return [
    ...(['society', 'kvk', 'vat-number', 'no-payment', 'iban', 'terms-version'] as const).filter(
      (gap) => missing[gap],
    ),
    ...legalPages.filter((page) => !published.has(terms.pages[page] ?? 0)),
  ]
}

/** Returns the settings that staff still have to fill in. */
export async function findSettingsGaps({ content, settings }: Pick<SettingsParts, 'content' | 'settings'>) {
  const now = await settings()
  const ids = Object.values(now.terms.pages)
  const pages = ids.length > 0 ? await content.entries(ids) : []
  return settingsGaps(now, new Set(pages.map(({ id }) => id)))
}
