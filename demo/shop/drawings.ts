import { cut, d, disc, shape, svg } from '../material/plates/draw.ts'
import {
  bookCover,
  type Cover,
  mapCover,
  type PlateRequest,
  plate,
  shellCover,
} from '../material/plates/index.ts'
import { type Ink, ink } from '../material/plates/ink.ts'
import { badge } from '../material/plates/scallop.ts'
import type { ShopPicture } from './shop-product.ts'

const size = { width: 600, height: 800 }

/** A plate set into a larger drawing. */
const inset = (request: PlateRequest, place: string, view = '60 60 680 540'): string =>
  plate(request).replace(
    /^<svg [^>]*>/,
    `<svg ${place} viewBox="${view}" preserveAspectRatio="xMidYMid slice">`,
  )

export const book = (cover: Cover, alt: string): ShopPicture => ({ draw: () => bookCover(cover), alt })

/** A plate by itself: a page from the book, or the place it tells of. */
export const page = (request: PlateRequest, alt: string): ShopPicture => ({ draw: () => plate(request), alt })

export const map = (
  seed: string,
  alt: string,
  shown: (place: { province: string }) => boolean,
): ShopPicture => ({
  draw: (places) => mapCover(places.filter(shown), seed),
  alt,
})

export const shellOnCord = (seed: string, alt: string): ShopPicture => ({ draw: () => shellCover(seed), alt })

/** A print with white round it and a small shell below. */
export const poster = (request: PlateRequest, alt: string): ShopPicture => ({
  draw: () =>
    svg(
      shape('M0 0h600v800H0z', ink.paper, 'none') +
        inset(request, 'x="48" y="48" width="504" height="632"', '120 0 478 600') +
        cut('M48 48h504v632H48z', ink.night, 3) +
        badge(300, 734, 24, ink.deep),
      size,
    ),
  alt,
})

/** A bag with two handles and the shell on it. */
export const bag = (cloth: Ink, mark: Ink, alt: string): ShopPicture => ({
  draw: () =>
    svg(
      shape('M0 0h600v800H0z', ink.haze, 'none') +
        cut('M205 300C205 60 270 40 300 40S395 60 395 300', ink.deep, 18) +
        cut('M205 300C205 60 270 40 300 40S395 60 395 300', cloth, 11) +
        shape('M110 290Q300 306 490 290L520 744Q300 764 80 744Z', cloth, ink.night, 4) +
        cut('M112 322Q300 338 488 322', mark, 2) +
        badge(300, 520, 104, mark, 9),
      size,
    ),
  alt,
})

/** Cards spread out like a fan, each with its plate. */
export const cards = (requests: readonly PlateRequest[], alt: string): ShopPicture => ({
  draw: () =>
    svg(
      shape('M0 0h800v600H0z', ink.haze, 'none') +
        requests
          .map(
            (request, index) =>
              `<g transform="rotate(${(index - (requests.length - 1) / 2) * 13} 400 1000)">` +
              shape('M250 130h300v230H250z', ink.paper, ink.night, 3) +
              inset(request, 'x="262" y="142" width="276" height="206"') +
              cut('M262 142h276v206H262z', ink.night, 1.5) +
              '</g>',
          )
          .join(''),
    ),
  alt,
})

/** A pin: the shell in a ring. */
export const pin = (alt: string): ShopPicture => ({
  draw: () =>
    svg(
      shape('M0 0h800v600H0z', ink.night, 'none') +
        disc(400, 300, 218, ink.deep, ink.gold, 8) +
        disc(400, 300, 190, ink.paper, ink.night, 4) +
        badge(400, 306, 132, ink.gold, 11),
    ),
  alt,
})

/** A sheet that is folded in three, with stamps in its squares. */
export const passport = (alt: string): ShopPicture => ({
  draw: () => {
    let stamps = ''
    for (let at = 0; at < 12; at += 1) {
      const [x, y] = [196 + (at % 4) * 136, 196 + Math.floor(at / 4) * 122]
      stamps += cut(d`M${x - 54} ${y - 48}h108v96h-108z`, ink.haze, 1.5)
      if (at < 5) stamps += badge(x, y, 30, at % 2 ? ink.gold : ink.mid, 7)
    }
    return svg(
      shape('M0 0h800v600H0z', ink.deep, 'none') +
        shape('M110 110h580v390H110z', ink.paper, ink.night, 3) +
        stamps +
        cut('M264 110v390M400 110v390M536 110v390', ink.mid, 1),
    )
  },
  alt,
})

export { ink }
