import { escapeHtml } from '../../../kernel/html.ts'
import { formatPrice } from '../../../kernel/money.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import type { Parts } from '../payments/parts.ts'
import { changeShopSettings } from '../shop-settings/shop-settings.ts'
import { type LegalPage, legalPages, type ShopSettings } from '../shop-settings/views.ts'
import { draftWords, legalDrafts } from './drafts.nl.ts'

const words = createTexts<keyof typeof draftWords>(textData(draftWords))

/**
 * Drafts every legally required page that nobody has chosen yet, filled in from the settings. Staff complete and
 * publish the drafts. Returns them.
 */
export async function makeLegalDrafts(parts: Parts): Promise<readonly { page: LegalPage; id: number }[]> {
  const settings = await parts.settings()
  const values = await valuesOf(parts, settings)
  const made: { page: LegalPage; id: number }[] = []
  for (const page of legalPages) {
    if (settings.terms.pages[page] !== undefined) continue
    const { title, slug, body } = legalDrafts[page]
    const filled = body.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    const entry = await parts.content.addEntry({ type: 'page', title, slug, body: filled, status: 'draft' })
    made.push({ page, id: entry.id })
  }
  const pages = { ...settings.terms.pages, ...Object.fromEntries(made.map(({ page, id }) => [page, id])) }
  if (made.length > 0) await changeShopSettings(parts, { terms: { ...settings.terms, pages } })
  return made
}

/** Returns the escaped text; an empty one becomes a placeholder between brackets, which staff must fill in. */
const told = (text: string, what: string): string => escapeHtml(text || `[${what}]`)

async function valuesOf({ shelf }: Parts, settings: ShopSettings): Promise<Record<string, string>> {
  const { society, vat, payment, terms, guarantee, collection } = settings
  const zones = (await shelf.zones()).map(({ label, cents, classRates, freeFromCents }) =>
    words(freeFromCents === null ? 'paid' : 'free', {
      label,
      limit: formatPrice(freeFromCents ?? 0),
      price: [
        formatPrice(cents),
        ...classRates.map((rate) => words('class', { name: rate.name, price: formatPrice(rate.cents) })),
      ].join(', '),
    }),
  )
  return {
    name: told(society.name, 'naam'),
    address: told(society.address, 'straat en nummer'),
    postcode: told(society.postcode, 'postcode'),
    city: told(society.city, 'plaats'),
    email: told(society.email, 'e-mailadres'),
    kvk: told(society.kvk, 'KvK-nummer'),
    vat:
      society.vatNumber && !vat.smallBusiness ? escapeHtml(words('vat', { number: society.vatNumber })) : '',
    prices: words(vat.smallBusiness ? 'prices-without-vat' : 'prices-with-vat'),
    version: told(terms.version, 'datum'),
    transferDays: String(payment.transferDays),
    withdrawalDays: String(terms.withdrawalDays),
    guarantee: escapeHtml(guarantee.text),
    zones: `<ul>${zones.map((zone) => `<li>${escapeHtml(zone)}</li>`).join('')}</ul>`,
    collection: collection.offered
      ? escapeHtml(
          words('collected', { place: collection.place || '[waar]', hours: collection.hours }).trim(),
        )
      : words('not-collected'),
  }
}
