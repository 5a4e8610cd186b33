import type { LegalPage } from '../../features/shop/index.ts'
import type { Program } from '../../program.ts'

/** Returns the addresses of the legally required pages, as far as staff chose them and visitors can open them. */
export async function legalWays({
  shop,
  content,
}: Pick<Program, 'shop' | 'content'>): Promise<Partial<Record<LegalPage, string>>> {
  const { pages } = (await shop.settings()).terms
  const named = Object.entries(pages)
  const entries = await content.entries(named.map(([, id]) => id))
  return Object.fromEntries(
    named.flatMap(([name, id]) => {
      const url = entries.find((entry) => entry.id === id)?.url
      return url === undefined ? [] : [[name, url]]
    }),
  )
}
