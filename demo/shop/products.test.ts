import { describe, expect, it } from 'vitest'
import { drawing } from '../drawings.ts'
import { shopBeside } from './beside.ts'
import { shopCategories } from './categories.ts'
import { shopProducts } from './products.ts'
import { shopTags } from './tags.ts'
import { coupons, shippingZones } from './terms-of-sale.ts'

describe('the demo shop', () => {
  it('SHOP-17 sells at least 24 products, each under its own address and number', () => {
    expect(shopProducts.length).toBeGreaterThanOrEqual(24)
    for (const key of ['slug', 'title', 'sku'] as const)
      expect(new Set(shopProducts.map((product) => product[key])).size, key).toBe(shopProducts.length)
    const skus = shopProducts.flatMap(({ variants = [] }) => variants.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(skus.length)
  })

  it('SHOP-17 shows every kind of product there is', () => {
    const kinds = {
      variable: shopProducts.some(({ variants }) => variants),
      'of two choices': shopProducts.some(({ variants }) =>
        variants?.some(({ attributes }) => Object.keys(attributes).length > 1),
      ),
      'a variant that is gone': shopProducts.some(({ variants }) =>
        variants?.some(({ stock }) => stock === 0),
      ),
      'on sale with dates': shopProducts.some(({ sale }) => sale?.beganDaysAgo && sale.endsInDays),
      'on sale until told': shopProducts.some(({ sale }) => sale && sale.endsInDays === undefined),
      'one per order': shopProducts.some(({ soldIndividually }) => soldIndividually),
      'out of stock': shopProducts.some(({ stock, backorders }) => stock === 0 && !backorders),
      'on back-order': shopProducts.some(({ stock, backorders }) => stock === 0 && backorders),
      'a download': shopProducts.some(({ files, virtual }) => files && virtual),
      'with a warning': shopProducts.some(({ warnings }) => warnings),
    }
    expect(Object.entries(kinds).filter(([, isThere]) => !isThere)).toEqual([])
    expect(new Set(shopProducts.map(({ vatClass }) => vatClass)).size).toBe(3)
    for (const key of Object.keys(shopCategories))
      expect(
        shopProducts.some(({ category }) => category === key) || key === 'boeken' || key === 'kaarten',
        key,
      ).toBe(true)
  })

  it('SHOP-17 every tag is of products that there are, of more than one category', () => {
    for (const { name, products } of Object.values(shopTags)) {
      const tagged = shopProducts.filter(({ slug }) => products.includes(slug))
      expect(tagged.length, name).toBe(products.length)
      expect(new Set(tagged.map(({ category }) => category)).size, name).toBeGreaterThan(1)
    }
  })

  it('SHOP-17 what is shown besides is sold here', () => {
    const slugs = shopProducts.map(({ slug }) => slug)
    for (const [slug, { up, cross }] of Object.entries(shopBeside))
      expect(slugs).toEqual(expect.arrayContaining([slug, ...up, ...cross]))
  })

  it('SHOP-17 sales are cheaper, and what is sent has a weight', () => {
    for (const { title, sale, regularCents, virtual, weightGrams } of shopProducts) {
      expect(sale?.cents ?? 0, title).toBeLessThan(regularCents)
      expect(virtual === true || (weightGrams ?? 0) > 0, title).toBe(true)
    }
  })

  it('SHOP-02 every product has a drawn picture, told in words, and no two are alike', () => {
    const drawn = shopProducts.map(({ slug }) => drawing(`shop/${slug}-1`))
    expect(new Set(drawn).size).toBe(shopProducts.length)
    for (const svg of drawn) expect(svg).toMatch(/^<svg .*<\/svg>$/s)
    for (const { slug, pictures } of shopProducts)
      for (const at of pictures.keys()) expect(drawing(`shop/${slug}-${at + 1}`)).toContain('<svg ')
  })

  it('SHOP-04 reviews have one to five stars', () => {
    const reviews = shopProducts.flatMap((product) => product.reviews ?? [])
    expect(reviews.length).toBeGreaterThan(20)
    expect(reviews.filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([])
  })

  it('SHOP-09 has coupons of every kind, and ships everywhere', () => {
    const kinds = coupons(new Date()).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['percentage', 'fixed', 'free_shipping']))
    expect(shippingZones.filter(({ countries }) => countries.length === 0)).toHaveLength(1)
  })
})
