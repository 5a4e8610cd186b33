import { createMail } from '../../platform/mail.ts'
import { type ContentTest, createContentTest } from '../content/testing.ts'
import { createShop, type NewProduct, type Shop } from './index.ts'

/** A shop for tests. Time stands still until `content.now` is changed. */
export interface ShopTest {
  shop: Shop
  content: ContentTest
  close(): Promise<void>
}

/** @param mollieApi a stand-in for Mollie */
export async function createShopTest({ mollieApi }: { mollieApi?: string } = {}): Promise<ShopTest> {
  const content = await createContentTest()
  const shop = createShop({
    db: content.handle.db,
    content: content.content,
    jobs: content.jobs,
    changes: content.changes,
    clock: () => content.now,
    siteUrl: 'https://schelp.example',
    mail: createMail({
      config: { mailFrom: 'winkel@schelp.example', siteUrl: 'https://schelp.example' },
      db: content.handle.db,
      jobs: content.jobs,
      clock: () => content.now,
    }),
    log: content.log,
    mollieApi,
  })
  return { shop, content, close: content.close }
}

/** Adds a published product of 10 euros, unless `more` says otherwise, and returns its number. */
export async function product(
  { shop, content }: ShopTest,
  title: string,
  more: Partial<NewProduct> & { termIds?: readonly number[] } = {},
): Promise<number> {
  const { termIds, ...offer } = more
  const entry = await content.content.addEntry({ type: 'product', title, status: 'published', termIds })
  await shop.staff.addProduct({
    entryId: entry.id,
    sku: `SKU-${entry.id}`,
    regularCents: 1000,
    vatClass: 'standard',
    virtual: true,
    ...offer,
  })
  return entry.id
}
