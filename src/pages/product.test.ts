import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Library } from '../features/library/index.ts'
import { noNewsletter } from '../features/newsletter/testing.ts'
import { createShopTest, product, type ShopTest } from '../features/shop/testing.ts'
import { noStatistics } from '../features/statistics/testing.ts'
import { createKinds } from '../kernel/known-kinds.ts'
import { anonymous } from '../kernel/viewer.ts'
import { answerOf } from './answer.ts'
import type { Page, Site } from './page.ts'

let test: ShopTest
let site: Site
let guide: number
const until = new Date('2099-12-08T23:00:00Z')
const block = (type: string, props = {}) => ({ type, props: { id: type, ...props } })

beforeAll(async () => {
  test = await createShopTest()
  const { content } = test.content
  site = {
    features: {
      content,
      shop: test.shop,
      library: {} as Library,
      newsletter: noNewsletter,
      statistics: noStatistics,
    },
    kinds: createKinds(),
    siteUrl: 'https://schelp.example',
    runtime: {
      scriptOf: () => undefined,
      textOverrides: {},
      onError: (error) => {
        throw error
      },
    },
  }
  const single = [block('product-summary'), block('product-tabs', { reviews: [block('product-reviews')] })]
  await content.addTemplate({
    role: 'single',
    type: 'product',
    title: 'Product',
    data: { root: { props: {} }, content: single },
  })
  await content.addTemplate({
    role: 'archive',
    type: 'product',
    title: 'Winkel',
    data: { root: { props: {} }, content: [block('page-title'), block('product-list')] },
  })
  const books = await content.addTerm({
    taxonomy: 'product_cat',
    name: 'Boeken',
    description: 'Om te lezen.',
  })
  const gifts = await content.addTerm({ taxonomy: 'product_tag', name: 'Om te geven' })
  guide = await product(test, 'Gids', {
    regularCents: 1850,
    saleCents: 1495,
    saleTo: until,
    stock: 3,
    termIds: [books.id, gifts.id],
    maker: { name: 'De Schelp', address: 'Pad 25', email: 'a@b.example' },
  })
  await product(test, 'Poster', {
    stock: 0,
    variants: [
      { sku: 'a3', attributes: { Maat: 'A3' }, regularCents: 1450, stock: 2 },
      { sku: 'a4', attributes: { Maat: 'A4' }, regularCents: 950, stock: 0 },
    ],
  })
  for (let number = 0; number < 13; number += 1)
    await product(test, `Kaart ${number}`, { position: number + 5 })
  for (let number = 0; number < 51; number += 1) {
    const added = await test.shop.catalogue.addReview({
      productId: guide,
      rating: 4,
      author: 'Lezer',
      email: 'lezer@schelp.example',
      text: `Tekst ${number}`,
    })
    if (added.ok) await test.shop.staff.changeReview(added.value.id, { approved: true })
  }
})
afterAll(() => test.close())

const ask = (path: string, query = '', page = 1) =>
  answerOf(site, { path, page, query: new URLSearchParams(query), viewer: anonymous, now: new Date() })
async function show(path: string, query = '', page = 1): Promise<Page> {
  const answer = await ask(path, query, page)
  if (answer.kind !== 'page') throw new Error(`${path} leads to ${answer.to}`)
  return answer
}
/** Returns the part of a page's data with this type. */
const dataOf = ({ head }: Page, type: string) => {
  const { '@graph': graph } = head.data as { '@graph': { '@type': string }[] }
  return JSON.parse(JSON.stringify(graph.find((part) => part['@type'] === type)))
}

describe('the page of a product', () => {
  it('SHOP-17 gives search engines its price, availability and rating', async () => {
    expect(dataOf(await show('/product/gids/'), 'Product')).toMatchObject({
      name: 'Gids',
      sku: `SKU-${guide}`,
      url: 'https://schelp.example/product/gids/',
      brand: { name: 'De Schelp' },
      offers: {
        '@type': 'Offer',
        price: '14.95',
        priceCurrency: 'EUR',
        priceValidUntil: '2099-12-08',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 51 },
    })
  })

  it('SHOP-17 of a variable product gives its price range, and no rating without reviews', async () => {
    const data = dataOf(await show('/product/poster/'), 'Product')
    expect(data.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '9.50',
      highPrice: '14.50',
      offerCount: 2,
      offers: [
        { price: '14.50', availability: 'https://schema.org/InStock' },
        { price: '9.50', availability: 'https://schema.org/OutOfStock' },
      ],
    })
    expect(data).not.toHaveProperty('aggregateRating')
  })

  it('SHOP-17 is cached until its price ends or it changes', async () => {
    const { body, head, status } = await show('/product/gids/')
    expect(status).toBe(200)
    expect(body.freshUntil).toEqual(until)
    expect([...body.tags]).toEqual(expect.arrayContaining([`product:${guide}`, `entry:${guide}`]))
    expect(body.cacheable).toBe(true)
    expect(head).toMatchObject({ title: 'Gids', canonical: '/product/gids/' })
    expect(dataOf(await show('/product/gids/'), 'BreadcrumbList').itemListElement[0]).toMatchObject({
      name: 'Winkel',
      item: 'https://schelp.example/shop/',
    })
  })
})

describe('pages of reviews', () => {
  it('SHOP-04 are at `comment-page-{n}`, with links to their neighbours', async () => {
    const first = await show('/product/gids/')
    expect(first.head).toMatchObject({ canonical: '/product/gids/', next: '/product/gids/comment-page-2/' })
    expect(first.head.previous).toBeUndefined()
    const second = await show('/product/gids/comment-page-2/')
    expect(second.head).toMatchObject({
      canonical: '/product/gids/comment-page-2/',
      previous: '/product/gids/',
    })
    expect(second.head.next).toBeUndefined()
    expect(second.body.html.match(/class="review"/g)).toHaveLength(1)
  })

  it.each(['/product/gids/comment-page-3/', '/product/gids/comment-page-999999999/', '/product/gids/x/'])(
    'SHOP-04 %s does not exist',
    async (path) => {
      expect((await show(path)).status).toBe(404)
    },
  )

  it('SHOP-04 cannot be reached by other page numbers', async () => {
    expect((await show('/product/gids/', '', 2)).status).toBe(404)
  })

  it.each([
    ['/product/gids/comment-page-1/', '', '/product/gids/#reviews'],
    ['/product/gids/comment-page-0/', '', '/product/gids/#reviews'],
    ['/product/gids/', 'cpage=2', '/product/gids/comment-page-2/#reviews'],
    ['/product/gids/', 'cpage=1', '/product/gids/#reviews'],
  ])('SHOP-04 %s?%s redirects to its one address', async (path, query, to) => {
    expect(await ask(path, query)).toEqual({ kind: 'redirect', status: 301, to })
  })

  it('SHOP-04 an old address with an invalid page shows the first', async () => {
    expect((await show('/product/gids/', 'cpage=x')).status).toBe(200)
  })

  it('SHOP-04 the thank-you page is not for search engines', async () => {
    expect((await show('/product/gids/', 'unapproved=1')).head.canonical).toBeUndefined()
  })
})

describe('the pages of the shop', () => {
  it('SHOP-01 `/shop/` has pages, and 404 past the last', async () => {
    const first = await show('/shop/')
    expect(first.head).toMatchObject({ title: 'Winkel', canonical: '/shop/', next: '/shop/page/2/' })
    expect([...first.body.tags]).toContain('list:product')
    expect(first.body.freshUntil).toEqual(until)
    expect((await show('/shop/', '', 2)).head).toMatchObject({
      title: 'Winkel, bladzijde 2',
      canonical: '/shop/page/2/',
      previous: '/shop/',
    })
    expect((await show('/shop/', '', 3)).status).toBe(404)
  })

  it('SHOP-01 a sorted list is the same list to search engines', async () => {
    const { head, body } = await show('/shop/', 'orderby=price')
    expect(head.canonical).toBeUndefined()
    expect([...body.reads]).toContain('orderby')
  })

  it('SHOP-01 `/product-category/{path}/` lists its products', async () => {
    const { head, body } = await show('/product-category/boeken/')
    expect(head).toMatchObject({ title: 'Boeken', description: 'Om te lezen.' })
    expect(body.html).toContain('>Gids</a>')
    expect(body.html).not.toContain('>Poster</a>')
    expect((await show('/product-category/onbekend/')).status).toBe(404)
    expect((await show('/product_cat/boeken/')).status).toBe(404)
    expect((await show('/product-tag/boeken/')).status).toBe(404)
  })

  it('SHOP-01 `/product-tag/{slug}/` lists the products with the tag', async () => {
    const { head, body } = await show('/product-tag/om-te-geven/')
    expect(head).toMatchObject({ title: 'Om te geven', canonical: '/product-tag/om-te-geven/' })
    expect(body.html).toContain('>Gids</a>')
    expect(body.html).not.toContain('>Poster</a>')
    expect([...body.tags]).toContain('list:product_tag:om-te-geven')
  })
})
