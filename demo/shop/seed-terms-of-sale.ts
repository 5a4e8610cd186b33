import type { Content } from '../../src/features/content/index.ts'
import type { ShopSettings } from '../../src/features/shop/index.ts'
import { escapeHtml } from '../../src/kernel/html.ts'
import { anonymous } from '../../src/kernel/viewer.ts'
import { settings, termsOfSale } from './terms-of-sale.ts'

const bodies: Readonly<Record<string, string>> = import.meta.glob('./terms-of-sale.html', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Adds the page with the terms. Returns the setting that links it, and the page about privacy, at checkout. */
export async function seedTermsOfSale(
  content: Pick<Content, 'addEntry' | 'find'>,
): Promise<ShopSettings['terms']> {
  const { version, withdrawalDays, ...page } = termsOfSale
  const { transferDays } = settings.payment
  const values: Readonly<Record<string, string | number | boolean>> = {
    ...settings.society,
    ...settings.collection,
    version,
    withdrawalDays,
    transferDays,
  }
  const body = (bodies['./terms-of-sale.html'] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) =>
    escapeHtml(String(values[name] ?? whole)),
  )
  const { id } = await content.addEntry({ type: 'page', ...page, body, status: 'published' })
  const privacy = await content.find('/privacy/', anonymous)
  if (privacy?.kind !== 'entry') throw new Error('the demo has no page about privacy')
  // It also says how to withdraw, and how orders are sent.
  return {
    version,
    withdrawalDays,
    pages: { terms: id, withdrawal: id, shipping: id, privacy: privacy.entry.id },
  }
}
