import { describe, expect, it } from 'vitest'
import { aProduct, productContext } from '../testing/a-product.ts'
import { anEntry, aTerm, renderRoom } from '../testing/render-room.ts'

const reviews = [{ type: 'heading', props: { id: 'b2', text: 'Hier staan ze', level: 3 } }]
const render = (more: Parameters<typeof aProduct>[0] = {}, posted?: { form: string }) =>
  renderRoom(
    'product-tabs',
    { reviews },
    productContext(
      aProduct(more),
      {},
      posted ? { posted: { ...posted, problem: 'no-text', values: {} } } : {},
    ),
  )

describe('the tabs of a product', () => {
  it('SHOP-03 lead to their panels, description first', async () => {
    const html = await render({ reviews: 12 })
    expect(html).toContain('class="woocommerce-tabs wc-tabs-wrapper product-tabs"')
    expect([...html.matchAll(/<li class="(\w+)_tab/g)].map(([, name]) => name)).toEqual([
      'description',
      'additional_information',
      'reviews',
    ])
    expect(html).toMatch(/<ul class="tabs wc-tabs"[^>]*><li class="description_tab active"/)
    expect(html).toContain('<a href="#tab-reviews">Beoordelingen (12)</a>')
  })

  it('SHOP-03 without scripts every panel can be read, and no part claims to be a tab', async () => {
    const html = await render()
    for (const id of ['tab-description', 'tab-additional_information', 'tab-reviews'])
      expect(html).toMatch(new RegExp(`<div class="[^"]*wc-tab" id="${id}"><h2`))
    expect(html).toContain('Hier staan ze')
    expect(html).not.toMatch(/hidden|role="tab/)
  })

  it('SHOP-03 tells all there is to know: facts, weight, category, maker and safety (GPSR)', async () => {
    const product = aProduct()
    const html = await render({
      entry: anEntry({
        ...product.entry,
        terms: [aTerm({ taxonomy: 'product_cat', name: 'Gidsen', url: '/product-category/boeken/gidsen/' })],
      }),
      attributes: [{ name: 'Formaat', values: ['A4', 'A3'], forVariants: true }],
      weightGrams: 1120,
      fileIds: [1, 2],
      maker: { name: 'De Schelp', address: 'Pad 25', email: 'a@b.example', warnings: 'Niet eten.' },
    })
    for (const row of [
      'Formaat</th><td>A4, A3',
      'Gewicht</th><td>1,12 kg',
      'Bestanden</th><td>2 bestanden om te downloaden',
      'Maker</th><td>De Schelp, Pad 25',
      'Veiligheid</th><td>Niet eten.',
    ])
      expect(html).toContain(row)
    expect(html).toContain('<a href="/product-category/boeken/gidsen/" rel="tag">Gidsen</a>')
    expect(html).toContain('href="mailto:a@b.example"')
  })

  it('SHOP-03 begins with what there is', async () => {
    const product = aProduct()
    const html = await render({ entry: anEntry({ ...product.entry, body: ' ' }) })
    expect(html).not.toContain('tab-description')
    expect(html).toContain('<li class="additional_information_tab active"')
  })

  it('SHOP-04 asks for the reviews when their form comes back', async () => {
    expect(await render({}, { form: 'review' })).toContain('data-open="reviews"')
    expect(await render({}, { form: 'contact' })).not.toContain('data-open')
  })
})
