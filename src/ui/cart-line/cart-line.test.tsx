import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CartLine } from './cart-line.tsx'

const widths = (extension: string) =>
  [160, 320, 640, 1200].map((width) => `/m-${width}.${extension} ${width}w`).join(', ')
const render = (srcSet: string, source: string) =>
  renderToString(
    <CartLine
      href="/product/gids/"
      title="Gids"
      picture={{
        src: '/m-640.jpg',
        srcSet,
        width: 1200,
        height: 900,
        alt: 'Een gids',
        sources: [{ type: 'image/avif', srcSet: source }],
      }}
      price="€ 1,00"
      say=""
    />,
  )

it('SHOP-07 shows a small picture beside the name, and offers no larger size', () => {
  const html = render(widths('jpg'), widths('avif'))
  expect(html).toContain('srcSet="/m-160.avif 160w, /m-320.avif 320w"')
  expect(html).toContain('srcSet="/m-160.jpg 160w, /m-320.jpg 320w"')
  expect(html).toContain('alt=""')
})

it('SHOP-07 offers all sizes if there is no small one', () => {
  expect(render('/m-900.jpg 900w', '/m-900.avif 900w')).toContain('srcSet="/m-900.jpg 900w"')
})
