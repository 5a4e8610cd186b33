import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Library } from '../../features/library/index.ts'
import { noNewsletter } from '../../features/newsletter/testing.ts'
import { createShopTest, product, type ShopTest } from '../../features/shop/testing.ts'
import { noStatistics } from '../../features/statistics/testing.ts'
import { createKinds } from '../../kernel/known-kinds.ts'
import { anonymous } from '../../kernel/viewer.ts'
import type { Site } from '../../pages/page.ts'
import { createRateLimits, type RateLimits } from '../../platform/rate-limit.ts'
import { postCommentForm } from './comments.ts'

let test: ShopTest
let id: number
let limits: RateLimits
beforeAll(async () => {
  test = await createShopTest()
  const { content } = test.content
  id = await product(test, 'Gids')
  const tabs = { id: 't', reviews: [{ type: 'product-reviews', props: { id: 'r' } }] }
  await content.addTemplate({
    role: 'single',
    type: 'product',
    title: 'Product',
    data: { root: { props: {} }, content: [{ type: 'product-tabs', props: tabs }] },
  })
})
afterAll(() => test.close())
beforeEach(() => {
  limits = createRateLimits()
})

const review = () => ({
  comment_post_ID: String(id),
  rating: '4',
  comment: 'Fijn boek',
  author: 'Lezer',
  email: 'lezer@schelp.example',
})

/** Sends the form as a browser does; returns the answer. */
async function send(fields: Record<string, string>) {
  const sender = { form: new URLSearchParams(fields), from: 'visitor' }
  const posted = await postCommentForm({ shop: test.shop, content: test.content.content, limits }, sender)
  if ('to' in posted) return { to: posted.to }
  const site: Site = {
    features: {
      content: test.content.content,
      shop: test.shop,
      library: {} as Library,
      newsletter: noNewsletter,
      statistics: noStatistics,
    },
    siteUrl: 'https://schelp.example',
    kinds: createKinds(),
    runtime: {
      scriptOf: () => undefined,
      textOverrides: {},
      onError: (error) => {
        throw error
      },
    },
  }
  const request = {
    path: '/wp-comments-post.php/',
    page: 1,
    query: new URLSearchParams(),
    viewer: anonymous,
    now: new Date(),
  }
  const answer = await posted.page(site, request)
  if (answer.kind !== 'page') throw new Error('not a page')
  return { status: answer.status, html: answer.body.html, kept: answer.body.cacheable }
}

const stored = async () => {
  const { rows } = await test.content.handle.pool.query<{
    text: string
    approved: boolean
    verified: boolean
    rating: number
  }>('select text, rating, approved, verified from shop_reviews order by id')
  return rows
}

describe('POST /wp-comments-post.php', () => {
  beforeEach(() => test.content.handle.pool.query('delete from shop_reviews'))

  it('SHOP-04 holds a review until staff approve it, and says so on the product', async () => {
    expect(await send(review())).toEqual({ to: '/product/gids/?unapproved=1#reviews' })
    expect(await stored()).toEqual([{ text: 'Fijn boek', rating: 4, approved: false, verified: false }])
    expect((await test.shop.catalogue.reviews(id, 1)).total).toBe(0)
  })

  it.each([
    ['rating', '', 'Selecteer een waardering'],
    ['rating', '6', 'Selecteer een waardering'],
    ['rating', '4.5', 'Selecteer een waardering'],
    ['comment', '   ', 'Schrijf op wat je ervan vond.'],
    ['author', '', 'Vul je naam in.'],
    ['email', 'geen adres', 'Vul een e-mailadres in'],
    ['comment', 'x'.repeat(5001), 'Dat is te lang.'],
  ])('SHOP-04 with %s %j shows the form again with the typed values', async (name, value, says) => {
    const { status, html = '', kept } = await send({ ...review(), [name]: value })
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`role="alert"[^]*${says}`))
    expect(html).toContain('data-open="reviews"')
    if (name !== 'author') expect(html).toContain('value="Lezer"')
    if (name !== 'email') expect(html).toContain('value="lezer@schelp.example"')
    if (name !== 'rating') expect(html).toContain('<option value="4" selected="">')
    if (name !== 'comment') expect(html).toContain('>Fijn boek</textarea>')
    expect(kept).toBe(false)
    expect(await stored()).toEqual([])
  })

  it('abuse 22 thanks a bot for its review, and keeps nothing', async () => {
    expect(await send({ ...review(), url: 'https://spam.example' })).toEqual({
      to: '/product/gids/?unapproved=1#reviews',
    })
    expect(await stored()).toEqual([])
  })

  it('abuse 22 accepts at most five an hour from one visitor, and gives back the typed values', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect(await send(review())).toHaveProperty('to')
    const { html = '' } = await send({ ...review(), comment: 'De zesde' })
    expect(html).toContain('Je hebt net al een paar beoordelingen gestuurd.')
    expect(html).toContain('>De zesde</textarea>')
    expect(await stored()).toHaveLength(5)
  })

  it('abuse 16 gives back typed values as text', async () => {
    const { html = '' } = await send({
      ...review(),
      author: '',
      comment: '</textarea><script>alert(1)</script>',
    })
    expect(html).not.toContain('<script>alert')
  })

  it.each(['', '0', '-1', '999999', '1e9', 'x', `9${'0'.repeat(40)}`])(
    'SHOP-04 a review of %j, which is no product, gets a 404',
    async (productId) => {
      expect(await send({ ...review(), comment_post_ID: productId })).toMatchObject({ status: 404 })
    },
  )

  it('abuse 24 a null byte is removed', async () => {
    await send({ ...review(), comment: 'Fijn\0 boek' })
    expect(await stored()).toMatchObject([{ text: 'Fijn boek' }])
  })
})
