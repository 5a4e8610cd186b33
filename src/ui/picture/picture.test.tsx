import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Figure, Picture, type PictureImage } from './picture.tsx'

const image: PictureImage = {
  src: '/media/1-800.jpg',
  srcSet: '/media/1-400.jpg 400w, /media/1-800.jpg 800w',
  sources: [{ type: 'image/avif', srcSet: '/media/1-400.avif 400w' }],
  width: 800,
  height: 600,
  alt: 'Tekening: de toren',
  colour: '#1d2256',
  focal: { xPercent: 20, yPercent: 80 },
}

it('has its size before it loads, and the ratio, colour and focal point of a crop', () => {
  const html = renderToString(<Picture image={image} ratio="1:1" sizes="50vw" />)
  expect(html).toContain('width="800" height="600"')
  expect(html).toContain('--ratio:1/1;--colour:#1d2256;--focal:20% 80%')
  expect(html).toContain('<source type="image/avif" srcSet="/media/1-400.avif 400w" sizes="50vw"/>')
  expect(html).toContain('loading="lazy"')
})

it('begins with its own element if it is sent as a fragment', () => {
  expect(renderToString(<Picture image={image} />)).toMatch(/^<div class="plate"/)
})

it('shows the maker of a picture', () => {
  expect(renderToString(<Figure image={image} credit="Tekening: J. de Vries, CC BY 4.0" />)).toContain(
    '<span class="credit">Tekening: J. de Vries, CC BY 4.0</span>',
  )
})
