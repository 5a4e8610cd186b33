import type { Hono } from 'hono'
import { shell } from '../kernel/shell.ts'
import { iconPath, manifestPath, touchIconPath } from '../pages/paths.ts'
import { pixelsOf } from '../platform/drawing/index.ts'
import type { Program } from '../program.ts'
import { favicon } from './favicon.ts'
import type { Env } from './requests/env.ts'

const paper = '#faf8f3'
const ink = '#2b2d63'
/** The sizes that the home screens of Apple and Android request. */
const touchPx = 180
const iconsPx = [192, 512]

/** The scallop on paper, small enough to stay whole in a circle; sharp at any size. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="-10 -10 52 52"><path fill="${paper}" d="M-10-10h52v52h-52z"/><path fill="${ink}" d="${shell.foot}${shell.rim}"/><path fill="none" stroke="${paper}" stroke-width="1.35" d="${shell.ribs}"/></svg>`

/** Icons of tabs, and of home screens with their manifest. */
export function addIconRoutes(app: Hono<Env>, { content }: Pick<Program, 'content'>): void {
  app.get('/favicon.svg', () => favicon())
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  const drawn = new Map<number, Promise<Buffer | undefined>>()
  const draw = (sizePx: number) => {
    const known = drawn.get(sizePx)
    if (known) return known
    const drawing = drawIcon(sizePx)
    drawn.set(sizePx, drawing)
    // A failed drawing is tried again at the next request.
    void drawing.then((icon) => icon ?? drawn.delete(sizePx))
    return drawing
  }
  const icons = [[touchIconPath, touchPx], ...iconsPx.map((px) => [iconPath(px), px] as const)] as const
  for (const [path, px] of icons)
    app.get(path, async (c) => {
      const icon = await draw(px)
      if (!icon) return c.notFound()
      return c.body(new Uint8Array(icon), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=604800',
      })
    })
  app.get(manifestPath, async (c) => {
    const { title, tagline } = await content.settings()
    return c.body(
      JSON.stringify({
        name: title,
        short_name: title,
        ...(tagline && { description: tagline }),
        lang: 'nl',
        id: '/',
        start_url: '/',
        display: 'minimal-ui',
        background_color: paper,
        theme_color: paper,
        icons: [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          ...iconsPx.map((px) => ({
            src: iconPath(px),
            type: 'image/png',
            sizes: `${px}x${px}`,
            purpose: 'any maskable',
          })),
        ],
      }),
      200,
      { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    )
  })
}

const drawIcon = (sizePx: number) => pixelsOf(Buffer.from(drawing), sizePx)
