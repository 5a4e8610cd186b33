import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Library } from '../../features/library/index.ts'
import { noNewsletter } from '../../features/newsletter/testing.ts'
import type { OrderDetails, OrderLineView } from '../../features/shop/index.ts'
import { sampleOrder } from '../../features/shop/pdf/sample.ts'
import { createShopTest, type ShopTest } from '../../features/shop/testing.ts'
import { noStatistics } from '../../features/statistics/testing.ts'
import { createKinds } from '../../kernel/known-kinds.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { type ReceivedState, receivedPage } from './received-page.tsx'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

/** Returns the summary of an order, without header and footer. */
async function summaryOf(change: Partial<OrderDetails>, more: Partial<ReceivedState> = {}): Promise<string> {
  const { content } = test.content
  const site = {
    features: {
      content,
      shop: test.shop,
      library: {} as Library,
      newsletter: noNewsletter,
      statistics: noStatistics,
    },
    kinds: createKinds(),
    siteUrl: 'https://schelp.example',
    runtime: { scriptOf: () => undefined, textOverrides: {}, onError: () => undefined },
  }
  const path = '/checkout/order-received/147/'
  const request = { path, page: 1, query: new URLSearchParams(), viewer: anonymous, now: new Date() }
  const { body } = await receivedPage(site, request, {
    order: sampleOrder(change),
    isBuyer: true,
    mayDownload: true,
    files: [],
    settings: await test.shop.settings(),
    entries: new Map(),
    ...more,
  })
  return /<main.*<\/main>/s.exec(body.html)?.[0].replaceAll('<!-- -->', '') ?? ''
}

const line = (change: Partial<OrderLineView>): OrderLineView => ({
  id: 1,
  productId: 1,
  title: 'Gids',
  sku: 'SKU-1',
  attributes: {},
  quantity: 1,
  unitCents: 1850,
  subtotalCents: 1850,
  totalCents: 1850,
  vatPercent: 9,
  vatCents: 153,
  fileIds: [],
  shipped: true,
  returnedQuantity: 0,
  returnedCents: 0,
  ...change,
})
const book = line({})
const download = line({ shipped: false, fileIds: [7] })
const file = { id: 7, category: 1, title: 'Gids', say: 'pdf', href: '/download/7/' }
const paidAt = new Date('2026-07-15T06:15:00Z')
const completed = { status: 'completed', paymentMethod: 'mollie', paidAt, payable: false } as const

describe('an order that is finished', () => {
  it('SHOP-11 says that its downloads are ready, and promises no message', async () => {
    const change = { ...completed, delivery: undefined, lines: [download], downloadable: true }
    const html = await summaryOf(change, { files: [file] })
    expect(html).toContain('Je downloads staan hieronder klaar.')
    expect(html).not.toContain('Je krijgt een bericht')
    // To whoever has only the link, they do not open.
    const closed = await summaryOf(change, { files: [{ ...file, href: undefined }], mayDownload: false })
    expect(closed).toContain('Deze bestelling is klaar.')
  })

  it('SHOP-11 says that the parcel is under way, with its track and trace', async () => {
    const html = await summaryOf({ ...completed, delivery: 'ship', trackAndTrace: '3SABCD012345678' })
    expect(html).toContain('Je pakje is onderweg.')
    expect(html).toContain('Track &amp; trace: 3SABCD012345678')
    const url = 'https://jouw.postnl.example/x'
    const link = `<a href="${url}">Volg je pakje</a>`
    expect(await summaryOf({ ...completed, delivery: 'ship', trackAndTrace: url })).toContain(link)
  })

  it('SHOP-11 abuse 8 tells the track and trace to the buyer alone', async () => {
    const change = { ...completed, delivery: 'ship', trackAndTrace: '3SABCD012345678' } as const
    const html = await summaryOf(change, { isBuyer: false })
    expect(html).toContain('Je pakje is onderweg.')
    expect(html).not.toContain('3SABCD')
  })

  it('SHOP-11 says that it was collected, also when it was paid then', async () => {
    const html = await summaryOf({
      ...completed,
      delivery: 'collect',
      paymentMethod: 'cod',
      paidAt: undefined,
    })
    expect(html).toContain('Je hebt je bestelling opgehaald.')
    expect(html).not.toContain('Je betaalt als')
  })
})

describe('an order that is over', () => {
  it('SHOP-11 has no downloads that open after a payment', async () => {
    const change = { status: 'cancelled', lines: [download], payable: false } as const
    const html = await summaryOf(change, { files: [{ ...file, href: undefined }] })
    expect(html).toContain('Deze downloads zijn niet meer te openen.')
    expect(html).not.toContain('na betaling')
  })

  it.each([
    ['cancelled', 'Deze bestelling is geannuleerd.'],
    ['refunded', 'Deze bestelling is terugbetaald.'],
  ] as const)(
    'SHOP-11 is told to be %s, without thanks and without the right of withdrawal',
    async (status, say) => {
      for (const isBuyer of [true, false]) {
        const html = await summaryOf({ status, paymentMethod: 'cod', payable: false }, { isBuyer })
        expect(html).toContain(`<h1>Bestelling S-2026-0147</h1><p class="lead">${say}</p>`)
        expect(html).not.toMatch(/Dankjewel|is binnen|Je betaalt|Toch niet/)
      }
    },
  )
})

describe('the right of withdrawal', () => {
  const asked = { ...completed, downloadConsentAt: paidAt }

  it('SHOP-20 is told where it holds', async () => {
    for (const lines of [[book], [{ ...book, shipped: false }]])
      expect(await summaryOf({ ...asked, lines })).toContain(
        'Tot 14 dagen na ontvangst kun je zonder reden van je bestelling af.</p>',
      )
    expect(await summaryOf({ ...completed, lines: [download] })).toContain('van je bestelling af.</p>')
  })

  it('SHOP-20 does not hold for downloads that were asked for at once', async () => {
    expect(await summaryOf({ ...asked, lines: [book, download] })).toContain(
      'van je bestelling af. Dat geldt niet voor je downloads: die wilde je meteen.</p>',
    )
    expect(await summaryOf({ ...asked, lines: [download] })).not.toContain('Toch niet')
  })

  it('SHOP-20 has been used when a withdrawal was received', async () => {
    const html = await summaryOf({ lines: [book], withdrawnAt: new Date('2026-07-20T09:05:00Z') })
    expect(html).toContain('Herroeping ontvangen op 20 juli 2026.')
    expect(html).not.toContain('kun je zonder reden')
  })
})
