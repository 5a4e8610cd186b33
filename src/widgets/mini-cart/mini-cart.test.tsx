import { expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { contextWith, renderRoom } from '../testing/render-room.ts'

const settings = async () => ({ title: 'Schelp', tagline: '', texts: {} })
const context = contextWith({}, { settings })

it('SHOP-07 mini-cart is written empty, the same for everybody, and is a link without scripts', async () => {
  const html = await renderRoom('mini-cart', {}, context)
  expect(html).toMatch(
    /<a class="tool cart-contents" href="\/cart\/">.*<span class="counted sr">Mand \(0\), naar de winkelmand<\/span>/,
  )
  expect(html).toContain('<span class="uncounted">Mand</span>')
  expect(html).toContain('<div class="widget_shopping_cart_content">')
  expect(html).toContain('Je mand is leeg.')
  expect(
    await renderRoom('mini-cart', {}, contextWith({ viewer: { ...anonymous, userId: '3' } }, { settings })),
  ).toBe(html)
})

it('SHOP-07 mini-cart asks for its scripts and carries their texts', async () => {
  const html = await renderRoom('mini-cart', {}, context)
  expect(html).toContain('data-behaviour="cart"')
  expect(html).toContain('data-view-text="Bekijk winkelwagen"')
  expect(html).toContain('data-redirect="no"')
  expect(html).not.toContain('data-island')
})

it('SHOP-07 mini-cart hides when empty where an editor wants so', async () => {
  const mark = 'hide_cart_widget_if_empty'
  expect(await renderRoom('mini-cart', {}, context)).not.toContain(mark)
  const hiding = await renderRoom('mini-cart', { hideWhenEmpty: true }, context)
  expect(hiding.indexOf('widget_shopping_cart"')).toBeLessThan(hiding.indexOf(mark))
})

it('SHOP-06 mini-cart tells its scripts when adding leads to the cart', async () => {
  const redirecting = contextWith(
    {},
    { settings: async () => ({ ...(await settings()), redirectAfterAdd: true }) },
  )
  expect(await renderRoom('mini-cart', {}, redirecting)).toContain('data-redirect="yes"')
})

it('SHOP-07 mini-cart is a drawer with a name and a way to close it', async () => {
  const html = await renderRoom('mini-cart', {}, context)
  expect(html).toMatch(
    /<dialog id="b1-drawer" class="dlg drawer mini-cart-drawer" aria-labelledby="b1-drawer-title">/,
  )
  expect(html).toMatch(/<button data-closes="" type="button" class="close" aria-label="Sluiten">/)
})
