import { describe, expect, it } from 'vitest'
import { largestOf } from '../shared/lightbox/largest.ts'
import { aProduct, productContext } from '../testing/a-product.ts'
import { aPicture, renderAll, renderRoom } from '../testing/render-room.ts'

const book = aPicture({
  id: 1,
  src: '/media/1/gids-960.jpg',
  srcSet: '/media/1/gids-480.jpg 480w, /media/1/gids-1200.jpg 1200w, /media/1/gids-960.jpg 960w',
  width: 1200,
  height: 1600,
  alt: 'Omslag van de gids',
  caption: 'De tweede druk',
})
const road = aPicture({ id: 2, alt: 'De weg', width: 1600, height: 1200 })
const render = (pictures = [book, road]) =>
  renderRoom('product-gallery', {}, productContext(aProduct({ pictures })))

describe('the pictures of a product', () => {
  it('SHOP-02 says of each the large picture, its size and its caption, as scripts read them', async () => {
    const html = await render()
    expect(html).toContain('class="woocommerce-product-gallery ')
    expect(html).toMatch(
      /data-caption="De tweede druk" data-src="\/media\/1\/gids-1200.jpg" data-large_image="\/media\/1\/gids-1200.jpg" data-large_image_width="1200" data-large_image_height="1600"/,
    )
    expect(html).toMatch(/<img[^>]*alt="Omslag van de gids"/)
    expect(html.match(/class="woocommerce-product-gallery__image"/g)).toHaveLength(2)
  })

  it('SHOP-02 works without scripts: pictures lead to the large one, thumbnails to their picture', async () => {
    const html = await render()
    expect(html).toMatch(/<a href="\/media\/1\/gids-1200.jpg"><div class="plate cover"/)
    const [, target] = /<a href="#([^"]+)" aria-label="Afbeelding 2 van 2">/.exec(html) ?? []
    expect(html).toContain(`id="${target}"`)
  })

  it('SHOP-02 opens over the whole screen by a control with its label', async () => {
    expect(await render()).toMatch(
      /<a class="woocommerce-product-gallery__trigger[^"]*" href="[^"]*" aria-label="Afbeeldinggalerij in volledig scherm bekijken">/,
    )
  })

  it('SHOP-02 has nothing to slide with one picture, and says so without any', async () => {
    const one = await render([book])
    expect(one).not.toContain('class="thumbs')
    expect(one).not.toContain('data-step')
    expect(await render([])).toContain('aria-label="Van dit product is nog geen afbeelding."')
  })

  it('SHOP-17 also shows what only a variant has, once', async () => {
    const variant = {
      id: 5,
      sku: 'V',
      attributes: { Kleur: 'Naturel' },
      price: { cents: 1 },
      stock: 'in_stock' as const,
    }
    const product = aProduct({
      pictures: [book],
      variants: [
        { ...variant, picture: book },
        { ...variant, id: 6, picture: road },
      ],
    })
    const html = await renderRoom('product-gallery', {}, productContext(product))
    expect([...html.matchAll(/data-picture="(\d)"/g)].map(([, id]) => id)).toEqual(['1', '2'])
  })

  it('SHOP-02 fetches its first picture before all others, and changes with them', async () => {
    const { preload, tags, html } = await renderAll(
      [{ type: 'product-gallery', props: { id: 'b1' } }],
      productContext(aProduct({ pictures: [book, road] })),
    )
    expect(preload).toMatchObject({ type: 'image/avif' })
    expect([...tags]).toEqual(['product:24', 'media:1', 'media:2'])
    expect(html.match(/loading="eager"/g)).toHaveLength(1)
  })
})

it('SHOP-02 without widths in a list the picture itself is the large one', () => {
  expect(largestOf(aPicture({ srcSet: '', src: '/a.jpg', width: 300, height: 200 }))).toEqual({
    url: '/a.jpg',
    width: 300,
    height: 200,
  })
})
