import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../../features/shop/testing.ts'
import { anonymous } from '../../kernel/viewer.ts'
import type { RenderContext } from '../context.ts'
import { contextWith, renderAll } from '../testing/render-room.ts'

let test: ShopTest
let many: number
let none: number
beforeAll(async () => {
  test = await createShopTest()
  many = await product(test, 'Veel besproken')
  none = await product(test, 'Nieuw')
  for (let number = 1; number <= 51; number += 1) {
    const added = await test.shop.catalogue.addReview({
      productId: many,
      rating: number === 1 ? 1 : 5,
      author: `Lezer ${number}`,
      email: 'geheim@lezer.example',
      text: number === 51 ? 'Eerste regel\n\n<b>tweede</b>' : `Tekst ${number}`,
      createdAt: new Date(Date.UTC(2026, 0, number)),
      verified: number === 51,
    })
    if (added.ok) await test.shop.staff.changeReview(added.value.id, { approved: true })
  }
  await test.shop.catalogue.addReview({
    productId: many,
    rating: 1,
    author: 'Wacht',
    email: 'a@b.nl',
    text: 'Nog niet',
  })
})
afterAll(() => test.close())

async function render(id: number, more: Partial<RenderContext> = {}, props = {}) {
  const entry = await test.content.content.entry(id, anonymous)
  const context = contextWith({ entry, path: entry?.url ?? '/' })
  return renderAll([{ type: 'product-reviews', props: { id: 'b1', ...props } }], {
    ...context,
    features: { ...context.features, shop: test.shop },
    ...more,
  })
}
const authors = (html: string) =>
  [...html.matchAll(/class="woocommerce-review__author">([^<]*)/g)].map(([, name]) => name)

describe('reviews', () => {
  it('SHOP-04 shows 50 a page, the newest first, and leads to the rest', async () => {
    const { html, pages, tags } = await render(many)
    expect(authors(html)).toHaveLength(50)
    expect(authors(html)[0]).toBe('Lezer 51')
    expect(html).toContain('href="/product/veel-besproken/comment-page-2/#reviews"')
    expect(pages).toBe(2)
    expect([...tags]).toEqual([`product:${many}`])
    const second = await render(many, { page: 2 })
    expect(authors(second.html)).toEqual(['Lezer 1'])
    expect(second.html).toContain('href="/product/veel-besproken/#reviews"')
  })

  it('SHOP-04 shows only what was approved, and nobody’s address', async () => {
    const { html } = await render(many, { page: 2 })
    expect(html).not.toContain('Nog niet')
    expect(html).not.toContain('geheim@lezer.example')
  })

  it('SHOP-04 says the stars in words, how many gave them, and which buyer was verified', async () => {
    const { html } = await render(many)
    expect(html).toContain('aria-label="5 van de 5 sterren"')
    expect(html.replaceAll('<!-- -->', '')).toContain('gemiddeld uit 51 beoordelingen')
    expect(html.match(/>geverifieerde aankoop</g)).toHaveLength(1)
    expect(html).toContain('<time class="num" dateTime="2026-02-20">20-02-2026</time>')
  })

  it('abuse 16 shows a review as text, in paragraphs', async () => {
    const { html } = await render(many)
    expect(html).toContain('<p>Eerste regel</p><p>&lt;b&gt;tweede&lt;/b&gt;</p>')
  })

  it('SHOP-04 invites to write the first one', async () => {
    const { html, pages } = await render(none)
    expect(html).toContain('Er zijn nog geen beoordelingen.')
    expect(html).toContain('Schrijf de eerste beoordeling')
    expect(html).not.toContain('gemiddeld')
    expect(pages).toBe(1)
  })
})

describe('the form', () => {
  it('SHOP-04 posts to the classic address with its fields, and offers the stars as a list', async () => {
    const { html } = await render(many)
    expect(html).toMatch(/<form id="commentform"[^>]*action="\/wp-comments-post.php" method="post"/)
    expect(html).toContain(
      `<input type="hidden" id="comment_post_ID" name="comment_post_ID" value="${many}"/>`,
    )
    for (const name of ['rating', 'comment', 'author', 'email']) expect(html).toContain(`name="${name}"`)
    expect(html).toMatch(/<select id="rating"[^>]*name="rating" required=""/)
    expect(html).toMatch(/<option value="4">4 van de 5 sterren<\/option>/)
    expect(html).toMatch(/<div class="rating-stars" hidden="">/)
  })

  it('SHOP-04 comes back with what was typed and what is wrong with it', async () => {
    const values = { rating: '4', comment: 'Fijn <i>boek</i>', author: '', email: 'a@b.nl' }
    const { html, cacheable } = await render(many, { posted: { form: 'review', problem: 'no-name', values } })
    expect(html).toMatch(/role="alert".*<a href="#author">Vul je naam in\./)
    expect(html).toContain('aria-describedby="author-hint author-error"')
    expect(html).toContain('Fijn &lt;i&gt;boek&lt;/i&gt;</textarea>')
    expect(html).toMatch(/<option value="4" selected="">/)
    expect(html).toContain('value="a@b.nl"')
    expect(cacheable).toBe(false)
  })

  it('SHOP-04 thanks who sent one', async () => {
    const { html, reads } = await render(many, { query: new URLSearchParams('unapproved=1') })
    expect(html).toContain('Je beoordeling verschijnt zodra wij haar hebben gelezen.')
    expect([...reads]).toContain('unapproved')
  })

  it('SHOP-04 is not there where staff closed it', async () => {
    expect((await render(many, {}, { open: false })).html).not.toContain('id="commentform"')
  })
})
